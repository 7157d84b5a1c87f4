import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { openSource, sourceOf } from '../document/source.ts';
import { schema } from '../document/schema.ts';
import { deleteEmptyQuestion, intoAnswer, toggleCallOut } from './commands.ts';
import { insertBelow, insertQuestion } from './insert-below.ts';
import { insertLinkBlock, hrefAt, removeLink, setLink } from './links/link-commands.ts';

const type =
  (words: string): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(tr.insertText(words));
    return true;
  };
const enter = chainCommands(intoAnswer, baseKeymap['Enter'] ?? (() => false));
const backspace = chainCommands(deleteEmptyQuestion, baseKeymap['Backspace'] ?? (() => false));

function after(content: string, at: string, ...commands: Command[]) {
  const opened = openSource(content);
  let state = EditorState.create({ doc: opened.doc });
  let end = 1;
  state.doc.descendants((node, pos) => {
    if (node.isText && node.text?.includes(at)) end = pos + node.text.indexOf(at) + at.length;
  });
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, end)));
  for (const command of commands) {
    command(state, (tr) => (state = state.apply(tr)));
    state.doc.check();
  }
  return { state, html: sourceOf(state.doc, opened) };
}

const question = (words: string, ...answer: string[]) =>
  `<details>\n<summary>${words}</summary>\n${answer.map((line) => `<p>${line}</p>`).join('\n')}\n</details>`;

describe('collapsible questions', () => {
  test('can be typed one after another with only the Enter key and the insert menu', () => {
    const typed = [
      insertQuestion,
      type('Hoe?'),
      enter,
      type('Zo.'),
      enter,
      insertQuestion,
      type('Waarom?'),
      enter,
    ];
    expect(after('<p>Zon</p>', 'Zon', ...typed, type('Daarom.')).html).toBe(
      `<p>Zon</p>\n\n${question('Hoe?', 'Zo.')}\n\n${question('Waarom?', 'Daarom.')}`,
    );
  });

  test('end when the editor presses Enter twice, and the text continues below', () => {
    const text = `${question('Hoe?', 'Zo.')}\n\n<p>Zon</p>`;
    expect(after(text, 'Zo.', enter, enter, type('Zee')).html).toBe(
      `${question('Hoe?', 'Zo.')}\n\n<p>Zee</p>\n\n<p>Zon</p>`,
    );
  });

  test('are removed with Backspace only if they are empty', () => {
    expect(after('<p>Zon</p>', 'Zon', insertQuestion, backspace, type('Zee')).html).toBe(
      '<p>Zon</p>\n\n<p>Zee</p>',
    );
    const text = `<p>Zon</p>\n\n${question('?', 'Zo.')}`;
    expect(after(text, '?', backspace, backspace).html).toContain('<p>Zo.</p>');
  });
});

describe('commands for other blocks', () => {
  test('put a call-out around a paragraph, and remove the call-out again', () => {
    expect(after('<p>Zon</p>', 'Zon', toggleCallOut).html).toBe('<aside>\n<p>Zon</p>\n</aside>');
    expect(after('<aside><p>Zon</p></aside>', 'Zon', toggleCallOut).html).toBe('<p>Zon</p>');
  });

  test('insert a link block, change its URL and turn it into a paragraph, without storing an empty link block', () => {
    const insert = insertLinkBlock('to-quote', '/nl?pkg=custom#contact', 'Offerte');
    const inserted = after('<p>Zon</p>', 'Zon', insert);
    const button = '<p class="to-quote"><a href="/nl?pkg=custom#contact">Offerte</a></p>';
    expect(inserted.html).toBe(`<p>Zon</p>\n\n${button}`);
    expect(hrefAt(inserted.state)).toBe('/nl?pkg=custom#contact');
    expect(after(button, 'Offerte', setLink({ href: '/x', words: '' })).html).toContain('href="/x">Offerte');
    expect(after(button, 'Offerte', removeLink).html).toBe('<p>Offerte</p>');
    const empty: Command = ({ tr, selection: { $from } }, dispatch) => {
      dispatch?.(tr.delete($from.start(), $from.end()));
      return true;
    };
    expect(after(`<p>Zon</p>\n\n${button}`, 'Offerte', empty).html).toBe('<p>Zon</p>');
  });

  test('add a new image to an incomplete pair', () => {
    const image = (src: string) => `<figure><img src="${src}" alt=""></figure>`;
    const opened = openSource(`<figure class="pair">\n${image('/a.webp')}\n</figure>\n\n<p>Zon</p>`);
    const { tr } = EditorState.create({ doc: opened.doc });
    insertBelow(tr, 3, schema.node('figure', { src: '/b.webp' }));
    tr.doc.check();
    expect(sourceOf(tr.doc, opened)).toContain(`${image('/a.webp')}\n${image('/b.webp')}\n</figure>`);
    insertBelow(tr, 5, schema.node('figure', { src: '/c.webp' }));
    expect(sourceOf(tr.doc, opened)).toContain(`</figure>\n\n${image('/c.webp')}\n\n<p>Zon</p>`);
  });
});
