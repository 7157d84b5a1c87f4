import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { openSource, sourceOf } from '../../document/source.ts';
import { removeLink, setLink } from './link-commands.ts';

const linked =
  '<p>Zie <a href="/a" title="Uitleg" lang="en">de <strong>blauwe</strong> pomp</a> en <a href="/b">meer</a>.</p>';

function after(command: ReturnType<typeof setLink>, from: number, to = from): string {
  const opened = openSource(linked);
  let state = EditorState.create({ doc: opened.doc });
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
  command(state, (tr) => (state = state.apply(tr)));
  return sourceOf(state.doc, opened);
}

describe('link commands', () => {
  test('change or remove a whole link, even if part of the link is bold', () => {
    for (const cursor of [6, 11, 18]) {
      expect(after(setLink({ href: '/c', words: '' }), cursor)).toBe(linked.replace('/a', '/c'));
      expect(after(removeLink, cursor)).toContain('<p>Zie de <strong>blauwe</strong> pomp en <a href="/b">');
    }
  });

  test('do not reuse the attributes of a link if the selection starts outside that link', () => {
    expect(after(setLink({ href: '/c', words: '' }), 1, 8)).toContain('<a href="/c">Zie de </a>');
  });
});
