import { describe, expect, test } from 'vitest';
import { insertionOf, isHtmlSource, isPlainFile } from './paste-into.ts';

describe('insertionOf', () => {
  test('inserts a single paragraph as inline text, unless the cursor is on an empty line', () => {
    const html = '<p>een <strong>woord</strong></p>';
    expect(insertionOf(html, { before: 'Dit is ', after: '.' })).toBe('een <strong>woord</strong>');
    expect(insertionOf(html, { before: '<p>', after: '</p>' })).toBe('een <strong>woord</strong>');
    expect(insertionOf(html, { before: '', after: '' })).toBe(html);
    expect(insertionOf(html, { before: 'Dit is ', after: '\nSlot' })).toBe('een <strong>woord</strong>');
    expect(insertionOf(html, { before: 'Kop\n', after: ' is dit' })).toBe('een <strong>woord</strong>');
    expect(insertionOf(html, { before: 'Kop\n\n', after: '\n\nSlot' })).toBe(html);
  });

  test('inserts several blocks on separate lines, with an empty line before and after the blocks', () => {
    const html = '<p>a</p>\n\n<p>b</p>';
    expect(insertionOf(html, { before: 'voor', after: 'na' })).toBe(`\n\n${html}\n\n`);
    expect(insertionOf(html, { before: 'voor\n', after: '\nna' })).toBe(`\n${html}\n`);
    expect(insertionOf(html, { before: 'voor\n\n', after: '' })).toBe(html);
  });
});

describe('isHtmlSource', () => {
  test.each([
    ['<p>Zon</p>', true],
    ['tekst met <br/> erin', true],
    ['# Kop\n\n- a < b en c > d', false],
    ['mail naar <jan@example.com>', false],
  ])('returns for %j the answer %s', (text, expected) => {
    expect(isHtmlSource(text)).toBe(expected);
  });
});

describe('isPlainFile', () => {
  test('recognises the HTML of a text file, and rejects code and several blocks', () => {
    expect(isPlainFile('<pre># Kop\n&#10;Tekst</pre>')).toBe(true);
    expect(isPlainFile('<pre><code>a</code></pre>')).toBe(false);
    expect(isPlainFile('<pre>a</pre>\n\n<pre>b</pre>')).toBe(false);
  });
});
