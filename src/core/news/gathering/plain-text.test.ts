import { describe, expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  test.each([
    ['<p>Zee</p><p>zon</p>', 'Zee zon'],
    ['Café &amp; bar &#8211; 5&nbsp;€', 'Café & bar – 5 €'],
    ['&lt;b&gt;Vet&lt;/b&gt;', 'Vet'],
    ['&amp;amp;amp;lt;b&gt;', '&lt;b>'],
    ['&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;Mercado', 'Mercado'],
    ['<script>alert(1)</script><style>p{}</style>Mercado', 'Mercado'],
    ['<img src=x onerror=alert(1)>Rutas <b', 'Rutas'],
    ['Temperaturas < 5 grados', 'Temperaturas < 5 grados'],
    ['a\u0000b\u001b[31m\r\n\tc', 'a b [31m c'],
    ['bus \u202emoc.live\u202c \u2066x\u2069\u200b\ufeff', 'bus moc.live x'],
    ['onzichtbaar\u{e0041}\u{e0042}', 'onzichtbaar'],
    ['half \ud83d paar', 'half paar'],
    ['Eivissa\u0301', 'Eivissá'],
    ['👩‍🍳 Kookles', '👩‍🍳 Kookles'],
    ['', ''],
  ])('converts %j to the plain text %j', (foreign, plain) => expect(plainText(foreign, 200)).toBe(plain));

  test('shortens long text between two words if possible, and never inside a character', () => {
    expect(plainText('een twee drie vier vijf', 15)).toBe('een twee drie…');
    expect(plainText('een twee drie', 13)).toBe('een twee drie');
    expect(plainText('strand wandelingentocht', 15)).toBe('strand wandeli…');
    expect(plainText('😀'.repeat(50), 20)).toMatch(/^😀+…$/u);
    expect(plainText('x'.repeat(5_000_000), 20)).toHaveLength(20);
  });

  test('reads only the first 60,000 characters of very long markup', () => {
    for (const hostile of ['<', '<a ', '<!--', '&amp;', '<div><p>', '&#', '<script>'])
      expect(plainText(hostile.repeat(300_000), 200).length).toBeLessThanOrEqual(200);
    expect(plainText(`${'<p>'.repeat(19_999)}Zee`, 200)).toBe('Zee');
    expect(plainText(`${'<p>'.repeat(20_000)}Zee`, 200)).toBe('');
  });
});
