import { expect, test } from 'vitest';
import { emptyForm } from './fields.ts';
import { mergeTexts } from './merge-texts.ts';

const base = { ...emptyForm(), title: 'Zon', content: 'Tekst' };

test('what each has changed by itself is kept', () => {
  const mine = { ...base, excerpt: 'Van mij' };
  const theirs = { ...base, title: 'Van hen' };
  expect(mergeTexts({ base, mine, theirs })).toEqual({
    text: { ...base, excerpt: 'Van mij', title: 'Van hen' },
    taken: ['title'],
    conflicts: [],
  });
});

test('where both have changed a field, mine stands and is a conflict, and the others are merged', () => {
  const mine = { ...base, content: 'Van mij' };
  const theirs = { ...base, content: 'Van hen', metaTitle: 'Ook van hen' };
  expect(mergeTexts({ base, mine, theirs })).toEqual({
    text: { ...mine, metaTitle: 'Ook van hen' },
    taken: ['metaTitle'],
    conflicts: ['content'],
  });
});

test('what both have changed alike is no conflict', () => {
  const changed = { ...base, title: 'Zee' };
  expect(mergeTexts({ base, mine: changed, theirs: changed })).toEqual({
    text: changed,
    taken: [],
    conflicts: [],
  });
});
