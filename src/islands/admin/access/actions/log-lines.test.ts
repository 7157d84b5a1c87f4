import { expect, test } from 'vitest';
import type { Action } from '#contract/access.ts';
import { logLines } from './log-lines.ts';

const created: Action = {
  at: '2026-03-01T08:00:05Z',
  person: 'a',
  name: 'Eva',
  isShared: false,
  action: 'post-created',
  subject: 'tuin-nl',
  title: 'Tuin',
  fromVersion: null,
  toVersion: 1,
};
const english = { ...created, at: '2026-03-01T08:00:06Z', subject: 'tuin-en', title: 'Garden' };

test('an action on several languages of an article is one line, with the Dutch title', () => {
  expect(logLines([english, created])).toEqual([{ action: created, locales: ['nl', 'en'] }]);
});

test.each([
  ['of another person', { person: 'b' }],
  ['on another article', { subject: 'zwembad-en' }],
  ['of another kind', { action: 'post-published' }],
  ['in another minute', { at: '2026-03-01T08:02:00Z' }],
  ['that is not about an article', { subject: '' }],
])('an action %s is a line of its own', (_, change) => {
  expect(logLines([{ ...english, ...change }, created])).toHaveLength(2);
});
