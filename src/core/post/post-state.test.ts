import { expect, test } from 'vitest';
import { postState } from './post-state.ts';

const now = new Date('2026-11-21T12:00:00Z');
const draft = {
  translation: 'reviewed',
  isPublished: false,
  publishedAt: undefined,
  publishAt: undefined,
  isOutdated: false,
} as const;
const live = { ...draft, isPublished: true, publishedAt: new Date('2026-11-20T12:00:00Z') };

test('a post is on the site once its time has come', () => {
  expect(postState(live, now)).toBe('live');
  expect(postState({ ...live, publishedAt: new Date('2026-11-22T12:00:00Z') }, now)).toBe('scheduled');
});

test('a draft that was given a time is scheduled, also while that run is awaited', () => {
  for (const time of ['2026-11-22T12:00:00Z', '2026-11-21T11:59:00Z'])
    expect(postState({ ...draft, publishAt: new Date(time) }, now)).toBe('scheduled');
});

test('a translation of an older Dutch text is outdated, on the site or not', () => {
  expect(postState({ ...live, isOutdated: true }, now)).toBe('outdated');
  expect(postState({ ...draft, isOutdated: true }, now)).toBe('outdated');
});

test('what is not on the site is a draft, a translation reviewed or of a machine, or not translated at all', () => {
  expect(postState({ ...draft, translation: 'source' }, now)).toBe('draft');
  expect(postState(draft, now)).toBe('reviewed');
  expect(postState({ ...draft, translation: 'machine' }, now)).toBe('machine');
  expect(postState({ ...draft, translation: 'pending' }, now)).toBe('pending');
});
