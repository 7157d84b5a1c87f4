import { EditorState } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { openSource, sourceOf } from '../../document/source.ts';
import { currentMatch, markMatches, matchesOf, replaceMatches, searchFor, selectMatch } from './matches.ts';

const text =
  '<p>Het <strong>zwem</strong>bad en het Zwembad.</p>\n\n<details>\n<summary>Zwembad (1)?</summary>\n<p>Ja.</p>\n</details>';

function searching(query: string, content = text) {
  const opened = openSource(content);
  const state = EditorState.create({ doc: opened.doc, plugins: [markMatches()] });
  return { opened, state: state.apply(searchFor(state.tr, query)) };
}

const words = ({ doc, selection: { from, to } }: EditorState) => doc.textBetween(from, to);

describe('the search in a text', () => {
  test('finds words in every block, in upper or lower case, even if only part of a word is bold', () => {
    const { state } = searching('zwembad');
    expect(matchesOf(state).map(({ from, to }) => state.doc.textBetween(from, to))).toEqual([
      'zwembad',
      'Zwembad',
      'Zwembad',
    ]);
    expect(matchesOf(searching('(1)?').state)).toHaveLength(1);
    expect(matchesOf(searching('zee').state)).toEqual([]);
    expect(matchesOf(searching('').state)).toEqual([]);
  });

  test('selects the next or previous match, and continues at the other end of the text', () => {
    let { state } = searching('het');
    const steps = ([1, 1, 1, -1, -1] as const).map((step) => {
      state = state.apply(selectMatch(state, step));
      return [words(state), currentMatch(state)];
    });
    expect(steps).toEqual([
      ['Het', 0],
      ['het', 1],
      ['Het', 0],
      ['het', 1],
      ['Het', 0],
    ]);
    const { state: nothing } = searching('zee');
    expect(selectMatch(nothing, 1).docChanged).toBe(false);
  });

  test('replaces one match or all matches, and then finds only the remaining matches', () => {
    const { opened, state } = searching('zwembad');
    const one = state.apply(replaceMatches(state.tr, matchesOf(state).slice(1, 2), 'bad'));
    expect(sourceOf(one.doc, opened)).toBe(text.replace('het Zwembad', 'het bad'));
    expect(matchesOf(one)).toHaveLength(2);
    const all = state.apply(replaceMatches(state.tr, matchesOf(state), ''));
    expect(all.doc.textContent).toBe('Het  en het . (1)?Ja.');
    expect(matchesOf(all)).toEqual([]);
  });
});
