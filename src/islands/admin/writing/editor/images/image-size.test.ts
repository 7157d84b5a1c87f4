import { EditorState, NodeSelection } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { openSource, sourceOf } from '../../document/source.ts';
import { imageFrame } from './image-frame.ts';
import { imageSize, resizeImage, type ImageSize } from './image-size.ts';

const figure = (name: string, attributes = '') =>
  `<figure${attributes}><img src="/${name}.webp" alt="${name}"><figcaption>${name}</figcaption></figure>`;
const pair = (...figures: string[]) => `<figure class="pair">\n${figures.join('\n')}\n</figure>`;

/** Resizes images one by one. Checks that each is then selected and has the new size. Returns the text. */
function after(content: string, ...changes: [image: string, size: ImageSize][]) {
  const opened = openSource(content);
  let state = EditorState.create({ doc: opened.doc });
  for (const [image, size] of changes) {
    let at = -1;
    state.doc.descendants((node, pos) => void (node.attrs['alt'] === image && (at = pos)));
    state = state.apply(resizeImage(state.tr, at, size));
    state.doc.check();
    expect((state.selection as NodeSelection).node.attrs['alt']).toBe(image);
    expect(imageSize(state, state.selection.from)).toBe(size);
  }
  return sourceOf(state.doc, opened);
}

describe('resizeImage', () => {
  test('makes an image wide, and returns a wide image to its normal size', () => {
    expect(after(figure('a'), ['a', 'wide'])).toBe(figure('a', ' class="wide"'));
    expect(after(figure('a', ' class="wide"'), ['a', 'text'])).toBe(figure('a'));
  });

  test('pairs an image with an adjacent image, and keeps the captions of both', () => {
    const both = pair(figure('a'), figure('b'));
    const text = `<p>Zon</p>\n\n${figure('a', ' class="wide"')}\n\n${figure('b')}\n\n<p>Zee</p>`;
    expect(after(text, ['a', 'pair'])).toBe(`<p>Zon</p>\n\n${both}\n\n<p>Zee</p>`);
    expect(after(text, ['b', 'pair'])).toBe(`<p>Zon</p>\n\n${both}\n\n<p>Zee</p>`);
    expect(after(`${both}\n\n${figure('c')}`, ['b', 'wide'])).toBe(
      [figure('a'), figure('b', ' class="wide"'), figure('c')].join('\n\n'),
    );
    expect(after(text, ['b', 'pair'], ['b', 'pair'])).toContain(both);
  });

  test('makes a pair from a single image, so that a second image can be added', () => {
    const text = `<p>Zon</p>\n\n${figure('a')}\n\n<p>Zee</p>`;
    expect(after(text, ['a', 'pair'])).toBe(`<p>Zon</p>\n\n${pair(figure('a'))}\n\n<p>Zee</p>`);
    expect(after(`${pair(figure('a'))}\n\n<p>Zee</p>`, ['a', 'text'])).toBe(`${figure('a')}\n\n<p>Zee</p>`);
  });

  test('does not apply to an image within a line of text, so `imageSize` returns undefined', () => {
    const { doc } = openSource('<p>Zon <img src="/a.webp" alt=""></p>');
    expect(imageSize(EditorState.create({ doc }), 5)).toBeUndefined();
  });
});

test('a pair of images is removed together with its last image', () => {
  const opened = openSource(`<p>Zon</p>\n\n${pair(figure('a'))}\n\n<p>Zee</p>`);
  let state = EditorState.create({
    doc: opened.doc,
    plugins: [imageFrame({ nodeType: 1 } as HTMLElement)],
  });
  state = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 6)));
  state = state.apply(state.tr.deleteSelection());
  expect(sourceOf(state.doc, opened)).toBe('<p>Zon</p>\n\n<p>Zee</p>');
});
