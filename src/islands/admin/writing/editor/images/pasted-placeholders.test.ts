import { EditorState } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { openSource, sourceOf } from '../../document/source.ts';
import { schema } from '../../document/schema.ts';
import { onOwnLines, ImageAddresses, takePlaceholders } from './pasted-placeholders.ts';

/**
 * `{1}` in `html` becomes the placeholder of pasted image 1: an image with a temporary URL. Images in `refused` cannot
 * be uploaded. Returns the text without placeholders, and where each uploaded image belongs.
 */
function taken(html: string, { refused = [] }: { refused?: number[] } = {}) {
  const addresses = new ImageAddresses();
  const { doc } = openSource(
    html.replaceAll(
      /\{(\d)\}/g,
      (_, number) => `<img src="${addresses.of(Number(number))}" alt="p${number}">`,
    ),
  );
  const blocks = onOwnLines(doc.children, addresses, (number) => !refused.includes(number));
  const { tr } = EditorState.create({ schema });
  tr.replaceWith(0, tr.doc.content.size, blocks);
  const images = takePlaceholders(tr, addresses);
  tr.doc.check();
  return {
    html: sourceOf(tr.doc, openSource('')),
    images: images.map(({ number, alt, pos }) => {
      const { parent, nodeBefore } = tr.doc.resolve(tr.doc.resolve(pos).before());
      expect(tr.doc.resolve(pos).parent.content.size).toBe(0);
      return `${number} ${alt}: ${parent.type.name} after ${nodeBefore?.textContent}`;
    }),
  };
}

describe('onOwnLines', () => {
  test('moves each image to its own line below the text around it', () => {
    expect(taken('<h2>Zon{0}</h2>\n\n<p>Zee {1}en{2} strand</p>\n\n<p>{3}</p>\n\n<p>Einde</p>')).toEqual({
      html: '<h2>Zon</h2>\n\n<p>Zee en strand</p>\n\n<p>Einde</p>',
      images: [
        '0 p0: doc after Zon',
        '1 p1: doc after Zee en strand',
        '2 p2: doc after ',
        '3 p3: doc after ',
      ],
    });
  });

  test('splits a pair only if one of its images must be uploaded', () => {
    const figure = (image: string) => `<figure>${image}<figcaption>Zon</figcaption></figure>`;
    const done = `<figure class="pair">\n${figure('<img src="/a.webp" alt="">')}\n</figure>`;
    const { html, images } = taken(`<figure class="pair">${figure('{0}')}</figure>\n\n${done}`);
    expect(html).toBe(`<p>Zon</p>\n\n${done}`);
    expect(images).toHaveLength(1);
  });

  test('keeps images inside their list item, table cell or block quote', () => {
    expect(
      taken(
        '<ul>\n<li>a{0}</li>\n</ul>\n\n<table>\n<tbody>\n<tr>\n<td>{1}</td>\n<td>b</td>\n</tr>\n</tbody>\n</table>\n\n<blockquote>\n<p>c{2}</p>\n</blockquote>',
      ).images,
    ).toEqual(['0 p0: list_item after a', '1 p1: table_cell after undefined', '2 p2: blockquote after c']);
  });

  test('turns the caption of an image into a paragraph, and removes images that cannot be uploaded', () => {
    expect(taken('<figure>{0}<figcaption>De pomp</figcaption></figure>')).toEqual({
      html: '<p>De pomp</p>',
      images: ['0 p0: doc after undefined'],
    });
    expect(
      taken('<p>Zon{0}</p>\n\n<p>{1}</p>\n\n<ul>\n<li>{0}</li>\n</ul>\n\n<p>zee{2}</p>', { refused: [0, 1] }),
    ).toEqual({
      html: '<p>Zon</p>\n\n<ul>\n<li></li>\n</ul>\n\n<p>zee</p>',
      images: ['2 p2: doc after zee'],
    });
  });

  test('leaves a text unchanged if none of its images must be uploaded', () => {
    const html =
      '<p>Zon <img src="/media/a.webp" alt="a"></p>\n\n<figure><img src="/media/b.webp" alt=""></figure>\n\n<hr>';
    expect(taken(html)).toEqual({ html, images: [] });
  });
});
