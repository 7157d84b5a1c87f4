import { describe, expect, test } from 'vitest';
import { blocksOf, frameOf, htmlOf } from './blocks.ts';
import { emptyText, replaceWords, segmentsOf, type TranslatableText } from './segments.ts';

const text = (changes: Partial<TranslatableText> = {}): TranslatableText => ({
  ...emptyText,
  title: 'Zon',
  content: '<p>Een.</p>',
  ...changes,
});
const ids = (changes: Partial<TranslatableText>) =>
  segmentsOf(text(changes)).map(({ id, kind }) => `${id} ${kind}`);

describe('segmentsOf', () => {
  test('returns the fields, paragraphs, and alt and title attributes that have text to translate', () => {
    expect(ids({})).toEqual(['title title', 'b1 text']);
    expect(ids({ metaTitle: 'A', excerpt: '12', metaDescription: '1.5', heroImageAlt: ' ' })).toEqual([
      'title title',
      'metaTitle title',
      'metaDescription field',
      'b1 text',
    ]);
    const image = '<img src="/a.webp" alt="Een tuin" />';
    expect(ids({ content: `<p>Zie ${image} en <a href="/nl" title="Meer">hier</a>.</p>` })).toEqual([
      'title title',
      'b1 text',
      'b1.1.alt field',
      'b1.2.title field',
    ]);
    expect(ids({ content: '<table><tr><td>Een</td><th><p>Twee</p></th></tr></table>' })).toEqual([
      'title title',
      'b1 cell',
      'b3 cell',
    ]);
    expect(ids({ content: `<p>${image}</p><pre>code hier</pre><p>12</p>` })).toEqual([
      'title title',
      'b1.1.alt field',
    ]);
  });
});

describe('replaceWords', () => {
  const replaced = (content: string, words: Record<string, string>, kept: [number, string][] = []) =>
    replaceWords(text({ content }), {
      words: new Map(Object.entries(words)),
      kept: { fields: {}, runs: new Map(kept) },
      locale: 'de',
    });

  test('inserts new words and attributes, and makes links lead to pages in the new language', () => {
    const content = '<p>Zie <a href="/nl/blog" title="Meer">hier</a>.</p>';
    const words = {
      title: 'Sonne &amp; \n Meer',
      b1: 'Siehe <1>hier</1>.\n\n',
      'b1.1.title': 'Mehr "davon"',
    };
    expect(replaced(content, words)).toMatchObject({
      title: 'Sonne & Meer',
      content: '<p>Siehe <a href="/de/blog" title="Mehr &quot;davon&quot;">hier</a>.</p>',
    });
    expect(replaced('<p>Een.</p><p>Twee.</p>', { b1: 'Eins.' }, [[4, 'Zwei.']])).toBeDefined();
  });

  test('keeps the words of a reused run, and the Dutch words of a run without a translation', () => {
    expect(replaced('<p>Een.</p>', { b1: 'Eins.' }, [[1, 'Bleibt.']])?.content).toBe('<p>Bleibt.</p>');
    expect(replaced('<p>Een.</p>', {})?.content).toBe('<p>Een.</p>');
  });

  test('returns undefined if new words lack a tag', () => {
    expect(replaced('<p>Een <b>twee</b>.</p>', { b1: 'Eins zwei.' })).toBeUndefined();
  });
});

describe('blocksOf', () => {
  test.each([
    ['<p>Een.</p><p>Twee.</p>', '<p>•</p>\n\n<p>•</p>'],
    ['Een.', '<p>•</p>'],
    ['<ul><li>Een<ul><li>Twee</li></ul></li></ul>', '<ul><li>•<ul><li>•</li></ul></li></ul>'],
    ['<pre>code</pre><hr>', '<pre>code</pre>\n\n<hr>'],
    ['<p> </p>', '<p></p>'],
    ['<p><br></p>', '<p><br></p>'],
    ['<p><img src="/a.webp"></p>', '<p>•</p>'],
    ['<a href="/"><p>Een.</p></a>', '<a href="/">\n\n<p>•</p></a>'],
  ])('splits %s into the frame %s', (html, frame) => {
    expect(frameOf(blocksOf(html))).toBe(frame);
  });

  test('returns blocks that join to the same HTML, with an empty line between top-level blocks', () => {
    expect(htmlOf(blocksOf('<h2>A</h2> <p>B <b>c</b></p>'))).toBe('<h2>A</h2>\n\n<p>B <b>c</b></p>');
  });
});
