import { EditorState, NodeSelection } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { openSource, sourceOf } from '../../document/source.ts';
import { pictureFrame } from './picture-frame.ts';
import { pictureSize, resizePicture, type PictureSize } from './picture-size.ts';

const figure = (name: string, attributes = '') =>
  `<figure${attributes}><img src="/${name}.webp" alt="${name}"><figcaption>${name}</figcaption></figure>`;
const pair = (...figures: string[]) => `<figure class="pair">\n${figures.join('\n')}\n</figure>`;

/** Resizes pictures one by one. Checks that each is then selected and has the new size. Returns the text. */
function after(content: string, ...changes: [picture: string, size: PictureSize][]) {
  const opened = openSource(content);
  let state = EditorState.create({ doc: opened.doc });
  for (const [picture, size] of changes) {
    let at = -1;
    state.doc.descendants((node, pos) => void (node.attrs['alt'] === picture && (at = pos)));
    state = state.apply(resizePicture(state.tr, at, size));
    state.doc.check();
    expect((state.selection as NodeSelection).node.attrs['alt']).toBe(picture);
    expect(pictureSize(state, state.selection.from)).toBe(size);
  }
  return sourceOf(state.doc, opened);
}

describe('resizePicture', () => {
  test('makes a picture wide, and returns a wide picture to its normal size', () => {
    expect(after(figure('a'), ['a', 'wide'])).toBe(figure('a', ' class="wide"'));
    expect(after(figure('a', ' class="wide"'), ['a', 'text'])).toBe(figure('a'));
  });

  test('pairs a picture with an adjacent picture, and keeps the captions of both', () => {
    const both = pair(figure('a'), figure('b'));
    const text = `<p>Zon</p>\n\n${figure('a', ' class="wide"')}\n\n${figure('b')}\n\n<p>Zee</p>`;
    expect(after(text, ['a', 'pair'])).toBe(`<p>Zon</p>\n\n${both}\n\n<p>Zee</p>`);
    expect(after(text, ['b', 'pair'])).toBe(`<p>Zon</p>\n\n${both}\n\n<p>Zee</p>`);
    expect(after(`${both}\n\n${figure('c')}`, ['b', 'wide'])).toBe(
      [figure('a'), figure('b', ' class="wide"'), figure('c')].join('\n\n'),
    );
    expect(after(text, ['b', 'pair'], ['b', 'pair'])).toContain(both);
  });

  test('makes a pair from a single picture, so that a second picture can be added', () => {
    const text = `<p>Zon</p>\n\n${figure('a')}\n\n<p>Zee</p>`;
    expect(after(text, ['a', 'pair'])).toBe(`<p>Zon</p>\n\n${pair(figure('a'))}\n\n<p>Zee</p>`);
    expect(after(`${pair(figure('a'))}\n\n<p>Zee</p>`, ['a', 'text'])).toBe(`${figure('a')}\n\n<p>Zee</p>`);
  });

  test('does not apply to a picture within a line of text, so `pictureSize` returns undefined', () => {
    const { doc } = openSource('<p>Zon <img src="/a.webp" alt=""></p>');
    expect(pictureSize(EditorState.create({ doc }), 5)).toBeUndefined();
  });
});

test('a pair of pictures is removed together with its last picture', () => {
  const opened = openSource(`<p>Zon</p>\n\n${pair(figure('a'))}\n\n<p>Zee</p>`);
  let state = EditorState.create({
    doc: opened.doc,
    plugins: [pictureFrame({ nodeType: 1 } as HTMLElement)],
  });
  state = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 6)));
  state = state.apply(state.tr.deleteSelection());
  expect(sourceOf(state.doc, opened)).toBe('<p>Zon</p>\n\n<p>Zee</p>');
});
