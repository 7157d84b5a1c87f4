import { describe, expect, test } from 'vitest';
import { emptyForm } from './fields.ts';
import { mergeTexts } from './merge-texts.ts';

const base = { ...emptyForm(), title: 'Zon', content: 'Tekst' };

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
});
