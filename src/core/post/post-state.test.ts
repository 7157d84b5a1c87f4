import { describe, expect, test } from 'vitest';
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

describe('postState', () => {
  test('returns “live” once the publication time of a published text has passed', () => {
    for (const publishedAt of [live.publishedAt, now])
      expect(postState({ ...live, publishedAt }, now)).toBe('live');
    expect(postState({ ...live, publishedAt: new Date('2026-11-22T12:00:00Z') }, now)).toBe('scheduled');
  });

  test('returns “scheduled” for a draft with a scheduled time, even if that time has passed', () => {
    for (const time of ['2026-11-22T12:00:00Z', '2026-11-21T11:59:00Z'])
      expect(postState({ ...draft, publishAt: new Date(time) }, now)).toBe('scheduled');
  });

  test('tells whether visitors can read a translation whose Dutch source has changed', () => {
    expect(postState({ ...live, isOutdated: true }, now)).toBe('outdated');
    expect(postState({ ...draft, isOutdated: true }, now)).toBe('outdated-draft');
  });

  test('returns a stage such as “draft” or “machine” in all other cases', () => {
    expect(postState({ ...draft, translation: 'source' }, now)).toBe('draft');
    expect(postState(draft, now)).toBe('reviewed');
    expect(postState({ ...draft, translation: 'machine' }, now)).toBe('machine');
    expect(postState({ ...draft, translation: 'pending' }, now)).toBe('pending');
  });
});

test.each([
  [{ isPublished: true, publishedAt: new Date(1000) }, 'live'],
  [{ isPublished: true, publishedAt: new Date(1001) }, 'scheduled'],
  [{ isPublished: false, publishedAt: new Date(1001) }, 'draft'],
  [{ isPublished: true, publishedAt: undefined }, 'live'],
  [{ publishAt: new Date(1) }, 'scheduled'],
  [{ isOutdated: true, isPublished: true }, 'outdated'],
  [{ translation: 'machine' as const }, 'machine'],
] as const)('%o is %s', (changes, state) => {
  const status = {
    translation: 'source',
    isPublished: false,
    publishedAt: undefined,
    publishAt: undefined,
    isOutdated: false,
  } as const;
  expect(postState({ ...status, ...changes }, new Date(1000))).toBe(state);
});
