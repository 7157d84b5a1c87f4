import { describe, expect, test } from 'vitest';
import { textOf } from '../../html/words.ts';
import { titleAndExcerpt } from './markup.ts';

describe('titleAndExcerpt', () => {
  test('uses the first heading as title and the first emphasised words as excerpt', () => {
    expect(
      titleAndExcerpt(
        '<h1 class="x">Zon &amp; <b>zee</b></h1><p>Eerst <em>dit <b>stuk</b></em>, dan <em>dat</em>.</p>',
      ),
    ).toEqual({
      title: 'Zon & zee',
      excerpt: 'dit stuk',
    });
  });

  test('reads the title and the excerpt from Markdown', () => {
    expect(titleAndExcerpt('# Regen op komst\n\n*Zet de kussens binnen.*')).toEqual({
      title: 'Regen op komst',
      excerpt: 'Zet de kussens binnen.',
    });
  });

  test('shortens the excerpt to 200 characters', () => {
    expect(titleAndExcerpt(`<em>${'a'.repeat(300)}</em>`).excerpt).toHaveLength(200);
  });

  test('finds neither in a text that is too complex to read', () => {
    expect(titleAndExcerpt(`${'>'.repeat(4000)} # Zon`)).toEqual({ title: undefined, excerpt: undefined });
  });

  test('never splits a surrogate pair when it shortens the excerpt', () => {
    const { excerpt } = titleAndExcerpt(`<em>${'a'.repeat(199)}🏖 en meer</em>`);
    expect(excerpt).toBe('a'.repeat(199));
  });

  test('ignores empty elements and comments', () => {
    expect(
      titleAndExcerpt(
        '<!-- <h1>Concept</h1> --><h1> </h1><h1>Zon</h1>\n\n<h2>a</h2><em></em><em>Eerst.</em>',
      ),
    ).toEqual({ title: 'Zon', excerpt: 'Eerst.' });
  });

  test('decodes entities only once, so that a text can show an entity such as `&lt;`', () => {
    expect(titleAndExcerpt('<h1>A &amp;lt; B</h1><em>C &amp;amp; D</em>')).toEqual({
      title: 'A &lt; B',
      excerpt: 'C &amp; D',
    });
    expect(textOf('<p>A &amp;lt; B</p>')).toBe('A &lt; B');
  });

  test('decodes HTML entities in pasted text', () => {
    expect(
      titleAndExcerpt(
        '<h1 style="x">Caf&eacute; &ndash; ma&ntilde;ana</h1><p><em>&euro;&nbsp;5 &Uuml;ber</em></p>',
      ),
    ).toEqual({
      title: 'Café – mañana',
      excerpt: '€ 5 Über',
    });
  });

  test('returns neither title nor excerpt for a text without words in a heading or in emphasis', () => {
    expect(titleAndExcerpt('Gewone tekst')).toEqual({ title: undefined, excerpt: undefined });
    expect(titleAndExcerpt('<h1></h1><em> </em>')).toEqual({ title: undefined, excerpt: undefined });
  });
});

// w3c/w3c-website#103 and nystudio107/seomatic#64 show “&amp;” and “&quot;” in titles, discourse/discourse#11667 half emoji.
test('reads a title with its signs, and cuts an excerpt before a whole emoji', () => {
  expect(titleAndExcerpt(`# Sol &amp; mar "x"\n\n*${'a'.repeat(198)}👨‍👩‍👧‍👦 b*`)).toEqual({
    title: 'Sol & mar "x"',
    excerpt: 'a'.repeat(198),
  });
});
