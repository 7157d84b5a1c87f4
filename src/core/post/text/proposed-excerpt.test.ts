import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { proposedExcerpt } from './proposed-excerpt.ts';

describe('proposedExcerpt', () => {
  test.each([
    ['# Kop\n\nHelder water is geen toeval. Kijk elke week.', 'Helder water is geen toeval. Kijk elke week.'],
    // The emphasised words “twee uur” are not a sentence, so they must not become the excerpt.
    ['<h1>Pomp</h1><p>Laat de pomp <em>twee uur</em> draaien.</p>', 'Laat de pomp twee uur draaien.'],
    [`<p>${'Een zin van twintig. '.repeat(20)}</p>`, 'Een zin van twintig. '.repeat(9).trim()],
    [`<p>${'woord '.repeat(60)}</p>`, `${'woord '.repeat(33).trim()}…`],
    ['<p>Het kost € 12.50 per m². Meer niet.</p>', 'Het kost € 12.50 per m². Meer niet.'],
    ['## Alleen een kop', undefined],
    ['Zon', undefined],
    ['Zon 1', undefined],
    ['1 Zon', undefined],
    ['<p>Schrijf &amp;lt; als teken.</p>', 'Schrijf &lt; als teken.'],
    [`<p>${'a'.repeat(300)} bb</p>`, `${'a'.repeat(199)}…`],
    ['1 Zon en zee', '1 Zon en zee'],
    ['1 2', undefined],
    [`<p class="to-quote">Een offerte.</p><p>Zon en zee.</p>`, 'Zon en zee.'],
    [`<p>${'a'.repeat(97)} b. ${'c'.repeat(98)}.</p>`, `${'a'.repeat(97)} b. ${'c'.repeat(98)}.`],
    [`<p>${'a'.repeat(99)} ${'b'.repeat(99)}.</p>`, `${'a'.repeat(99)} ${'b'.repeat(99)}.`],
    ['', undefined],
  ])('proposes for the text %j the excerpt %j', (content, excerpt) => {
    expect(proposedExcerpt(content)).toBe(excerpt);
  });

  test.each(['http://a.b/', 'www.a.'])('reads 200,000 characters of %j in linear time', (part) => {
    const start = performance.now();
    proposedExcerpt(part.repeat(200_000 / part.length));
    expect(performance.now() - start).toBeLessThan(2000);
  });

  test('proposes at most 200 characters for any text, and never splits a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        const excerpt = proposedExcerpt(text) ?? '';
        expect(excerpt.length).toBeLessThanOrEqual(200);
        expect(excerpt.isWellFormed()).toBe(true);
      }),
    );
  });
});
