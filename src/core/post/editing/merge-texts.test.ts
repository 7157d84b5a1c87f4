/** Two editors of one text lose nothing: what can be merged is merged, all else is a conflict. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formOf, type WrittenForm } from '../fields.ts';
import { mergeTexts } from './merge-texts.ts';

const base = { ...formOf({}), title: 'Zon', content: 'Tekst' };

describe('mergeTexts', () => {
  test('merges fields that only one side changed', () => {
    const mine = { ...base, excerpt: 'Van mij' };
    const theirs = { ...base, title: 'Van hen' };
    expect(mergeTexts({ base, mine, theirs })).toEqual({
      text: { ...base, excerpt: 'Van mij', title: 'Van hen' },
      fromTheirs: ['title'],
      conflicts: [],
    });
  });

  test('returns my version of a field that both sides changed, and reports the conflict', () => {
    const mine = { ...base, content: 'Van mij' };
    const theirs = { ...base, content: 'Van hen', metaTitle: 'Ook van hen' };
    expect(mergeTexts({ base, mine, theirs })).toEqual({
      text: { ...mine, metaTitle: 'Ook van hen' },
      fromTheirs: ['metaTitle'],
      conflicts: ['content'],
    });
  });

  test('reports no conflict if both sides made the same change', () => {
    const changed = { ...base, title: 'Zee' };
    expect(mergeTexts({ base, mine: changed, theirs: changed })).toEqual({
      text: changed,
      fromTheirs: [],
      conflicts: [],
    });
  });

  describe('of the content', () => {
    const merge = (base: string, mine: string, theirs: string) => {
      const texts = { base, mine, theirs };
      const [before, ours, others] = [texts.base, texts.mine, texts.theirs].map((content) => ({
        ...formOf({}),
        content: content.replaceAll(' ', '\n\n'),
      })) as [WrittenForm, WrittenForm, WrittenForm];
      const { text, fromTheirs, conflicts } = mergeTexts({ base: before, mine: ours, theirs: others });
      return { content: text.content.replaceAll('\n\n', ' '), fromTheirs, conflicts };
    };

    test.each([
      ['changes of different paragraphs', 'a b c', 'A b c', 'a b C', 'A b C'],
      ['changes of adjacent paragraphs', 'a b', 'A b', 'a B', 'A B'],
      ['an added and a changed paragraph', 'a b', 'a x b', 'a B', 'a x B'],
      ['a changed paragraph and one added below it', 'a b', 'A b', 'a x b', 'A x b'],
      ['a deleted and a changed paragraph', 'a b c', 'b c', 'a b C', 'b C'],
      ['paragraphs added in different places', 'a b', 'x a b', 'a b y', 'x a b y'],
      ['a change that both made, and one more', 'a b c', 'A b c', 'A b C', 'A b C'],
    ])('merges %s', (_, base, mine, theirs, content) => {
      const expected = { content, fromTheirs: ['content'], conflicts: [] };
      expect(merge(base, mine, theirs)).toEqual(expected);
      expect(merge(base, theirs, mine).content).toBe(content);
    });

    test.each([
      ['the same paragraph was changed', 'a b', 'A b', 'x b'],
      ['a changed paragraph was deleted', 'a b', 'b', 'A b'],
      ['different paragraphs were added in one place', 'a b', 'a x b', 'a y b'],
      ['a paragraph was added inside a replaced part', 'a b', 'x', 'a y b'],
    ])('reports a conflict if %s', (_, base, mine, theirs) => {
      expect(merge(base, mine, theirs)).toEqual({ content: mine, fromTheirs: [], conflicts: ['content'] });
      expect(merge(base, theirs, mine)).toEqual({ content: theirs, fromTheirs: [], conflicts: ['content'] });
    });

    test('reports a conflict if a text has little in common with the one before', () => {
      const [base, mine] = ['a', 'b'].map((letter) => `${letter} `.repeat(600)) as [string, string];
      for (const [one, other] of [
        [mine, `${base}c`],
        [`${base}c`, mine],
      ] as const)
        expect(merge(base, one, other)).toEqual({ content: one, fromTheirs: [], conflicts: ['content'] });
    });

    test('keeps each block that a side added and drops each block that a side deleted, if nothing conflicts', () => {
      const edits = fc.array(fc.constantFrom('keep', 'keep', 'keep', 'delete', 'replace', 'add'), {
        minLength: 6,
        maxLength: 6,
      });
      const edited = (edits: string[], by: string) =>
        edits.flatMap((edit, at) => [
          ...(edit === 'replace' || edit === 'add' ? [`${by}${at}`] : []),
          ...(edit === 'keep' || edit === 'add' ? [`base${at}`] : []),
        ]);
      const base = edited(Array<string>(6).fill('keep'), '');
      let merged = 0;
      fc.assert(
        fc.property(edits, edits, (mine, theirs) => {
          const [ours, others] = [edited(mine, 'mine'), edited(theirs, 'theirs')];
          const { content, conflicts } = merge(base.join(' '), ours.join(' '), others.join(' '));
          if (conflicts.length > 0) return;
          merged += 1;
          const kept = base.filter((block) => ours.includes(block) && others.includes(block));
          const written = [...ours, ...others].filter((block) => !block.startsWith('base'));
          expect(content.split(' ').toSorted()).toEqual(
            (kept.length + written.length === 0 ? [''] : [...kept, ...written]).toSorted(),
          );
        }),
        { numRuns: 2000 },
      );
      expect(merged).toBeGreaterThan(200);
    });
  });
});
