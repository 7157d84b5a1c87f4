import { describe, expect, test } from 'vitest';
import { withoutOwnLink } from './own-link.ts';

/** `/1` is the address of the report, so a link to it is its own link. */
const read = (html: string) => withoutOwnLink(html, (href) => href === '/1');
const text = '<p>Cortan la calle. Son dos semanas.</p>';

// canonical/snapcraft.io#969, Yoast#1989. The code knows words such as “Read more” in no language, so these lines are
// in languages that the site does not have.
describe('withoutOwnLink', () => {
  test.each([
    '<p>Innlegget <a href="/1">Arbeid i St. Josep</a> dukket først opp på <a href="/">Avis</a>.</p>',
    '<p><a href="/1"><b>Läs mer</b></a></p>',
    '<p>Přečtěte si víc na <a href="/1">n.example</a> …</p>',
    '<div><p><a href="/1">Czytaj dalej</a> »</p></div>',
  ])('removes the line %s', (line) => {
    expect(read(`${text}${line}`).replace('<div></div>', '')).toBe(text);
    expect(read(`${text}${line}<p>Foto: EFE</p>`).replace('<div></div>', '')).toBe(`${text}<p>Foto: EFE</p>`);
  });

  test('removes a link behind the last words, and leaves the words', () => {
    expect(read('Cortan la calle <a href="/1">Läs mer</a> →')).toBe('Cortan la calle  →');
    expect(read('<p>Cortan la calle. <a href="/1">Läs mer</a></p>')).toBe('<p>Cortan la calle. </p>');
  });

  test.each([
    text,
    `${text}<p>Lo dijo <a href="/2">el Ayuntamiento</a>.</p>`,
    '<p><a href="/1">Cortan la calle.</a></p>',
    '<h2><a href="/1">Obras</a></h2><p>Cortan la calle.</p>',
    '<p>El plan de <a href="/1">obras</a> dura dos semanas. Cortan la calle.</p>',
    '<a href="/1"><img src="a.jpg"></a> Cortan la calle.',
  ])('leaves %s as it is', (html) => {
    expect(read(html)).toBe(html);
  });
});
