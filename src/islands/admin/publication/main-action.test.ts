import { expect, test } from 'vitest';
import { mainAction } from './main-action.ts';

const draft = { isPublished: false, publishAt: null, translation: 'source' } as const;

test.each([
  ['a draft is published', draft, true, 'publish'],
  ['an unread translation is saved', { ...draft, translation: 'machine' }, false, 'draft'],
  ['a reviewed translation is published', { ...draft, translation: 'reviewed' }, true, 'publish'],
  ['a text that is not translated yet is saved', { ...draft, translation: 'pending' }, true, 'draft'],
  ['a planned text stays planned', { ...draft, publishAt: '2026-01-01T08:00:00Z' }, true, 'keep-planned'],
  ['a live text is updated', { ...draft, isPublished: true }, false, 'update'],
] as const)('%s', (_, post, isRead, action) => {
  expect(mainAction(post, isRead)).toBe(action);
});
