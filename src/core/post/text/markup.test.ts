import { expect, test } from 'vitest';
import { textOf } from '../../html/words.ts';
import { defaultSlugBase } from '../slugs/default-slug-base.ts';
import { titleAndExcerpt } from './markup.ts';

test('takes the first heading and the first emphasised words, without markup', () => {
  expect(
    titleAndExcerpt(
      '<h1 class="x">Zon &amp; <b>zee</b></h1><p>Eerst <em>dit <b>stuk</b></em>, dan <em>dat</em>.</p>',
    ),
  ).toEqual({
    title: 'Zon & zee',
    excerpt: 'dit stuk',
  });
});

test('reads Markdown as well', () => {
  expect(titleAndExcerpt('# Regen op komst\n\n*Zet de kussens binnen.*')).toEqual({
    title: 'Regen op komst',
    excerpt: 'Zet de kussens binnen.',
  });
});

test('cuts the excerpt at 200 characters', () => {
  expect(titleAndExcerpt(`<em>${'a'.repeat(300)}</em>`).excerpt).toHaveLength(200);
});

test('cuts no character in half', () => {
  const { excerpt } = titleAndExcerpt(`<em>${'a'.repeat(199)}🏖 en meer</em>`);
  expect(excerpt).toBe('a'.repeat(199));
});

test('takes the first that says something, and nothing out of comments', () => {
  expect(
    titleAndExcerpt('<!-- <h1>Concept</h1> --><h1> </h1><h1>Zon</h1>\n\n<h2>a</h2><em></em><em>Eerst.</em>'),
  ).toEqual({ title: 'Zon', excerpt: 'Eerst.' });
});

test('takes them from what was pasted, entities as characters', () => {
  expect(
    titleAndExcerpt(
      '<h1 style="x">Caf&eacute; &ndash; ma&ntilde;ana</h1><p><em>&euro;&nbsp;5 &Uuml;ber</em></p>',
    ),
  ).toEqual({
    title: 'Café – mañana',
    excerpt: '€ 5 Über',
  });
});

test('finds nothing where there is nothing', () => {
  expect(titleAndExcerpt('Gewone tekst')).toEqual({ title: undefined, excerpt: undefined });
  expect(titleAndExcerpt('<h1></h1><em> </em>')).toEqual({ title: undefined, excerpt: undefined });
});

test('turns entities into characters and keeps what is none', () => {
  expect(textOf('<p>a &lt; b &#8211; c &#x2019; &onbekend; &#0;</p>')).toBe('a < b – c ’ &onbekend; &#0;');
});

test('proposes the slug base of the day it is on Ibiza', () => {
  expect(defaultSlugBase(new Date('2026-11-20T23:30:00Z'))).toBe('laatste-nieuws-2026-11-21');
  expect(defaultSlugBase(new Date('2026-07-01T21:59:00Z'))).toBe('laatste-nieuws-2026-07-01');
});
