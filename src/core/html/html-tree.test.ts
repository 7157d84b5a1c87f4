import fc from 'fast-check';
import { isTag } from 'domhandler';
import { textContent } from 'domutils';
import { describe, expect, test } from 'vitest';
import { htmlTree, isClosed, openingTag, sourceOf } from './html-tree.ts';

function first(html: string) {
  const [node] = htmlTree(html);
  if (!node || !isTag(node)) throw new Error(`No element in ${html}`);
  return { source: sourceOf(html, node), opening: openingTag(html, node), isClosed: isClosed(node) };
}

describe('htmlTree', () => {
  test.each([
    ['<p class="a">Zon</p> zee', '<p class="a">Zon</p>', '<p class="a">', true],
    ['<td></td>zee', '<td></td>', '<td>', true],
    ['<img src="/a" />zee', '<img src="/a" />', '<img src="/a" />', false],
    ['<p>Zon<p>zee', '<p>Zon', '<p>', false],
    ['</p>zee', '</p>', '<p>', true],
    ['<ul><li>Zon</ul> zee', '<ul><li>Zon</ul>', '<ul>', true],
    ['<em>Zon &amp; <b>zee</b>', '<em>Zon &amp; <b>zee</b>', '<em>', false],
  ])('parses the first node of %s as %s', (html, source, opening, closed) => {
    expect(first(html)).toEqual({ source, opening, isClosed: closed });
  });

  test('ends an unclosed list item where the next list item begins', () => {
    const html = '<ul><li>Zon<li>zee</ul>';
    const [list] = htmlTree(html);
    const items = list && isTag(list) ? list.children.map((item) => sourceOf(html, item)) : [];
    expect(items).toEqual(['<li>Zon', '<li>zee']);
  });

  test('decodes entities in text nodes, unless the caller disables decoding', () => {
    expect(textContent(htmlTree('<p>Zon &amp; zee</p>'))).toBe('Zon & zee');
    expect(textContent(htmlTree('<p>Zon &amp; zee</p>', { decodeEntities: false }))).toBe('Zon &amp; zee');
  });

  test('returns top-level nodes in the order of the source, without overlaps, for any text', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('<p>', '</p>', '<em>', '</em>', '<br>', '<li>', '<!-- ', '>'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        let end = -1;
        for (const { startIndex, endIndex } of htmlTree(pieces.join(''))) {
          expect(startIndex).toBeGreaterThan(end);
          end = endIndex ?? -1;
        }
      }),
    );
  });

  test('keeps the content of 199 elements inside each other', () => {
    const nested = (levels: number) => textContent(htmlTree(`${'<em>'.repeat(levels)}zon`));
    expect([nested(199), nested(200)]).toEqual(['zon', '']);
  });

  test.each(['<em>', '<div><p>', '<table><tr><td>', '<svg>'])(
    'drops the content of “%s” elements that are nested too deeply',
    (piece) => {
      const html = `zon ${piece.repeat(2_000_000 / piece.length)}`;
      expect(textContent(htmlTree(html))).toBe('zon ');
    },
  );
});
