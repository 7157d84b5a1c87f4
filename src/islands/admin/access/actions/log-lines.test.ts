import { expect, test } from 'vitest';
import type { Action } from '#contract/access.ts';
import { logDays, logLines } from './log-lines.ts';

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

test('lines are grouped by day, and within a day by article or person', () => {
  const at = (time: string, changes: Partial<Action>) => ({
    ...created,
    at: `2026-03-${time}:00Z`,
    ...changes,
  });
  const published = at('02T10:00', { action: 'post-published' });
  const other = at('02T09:30', { subject: 'zee-nl', title: 'Zee' });
  const changed = at('02T09:00', { action: 'post-changed', subject: 'tuin-en' });
  const actions = [published, other, changed, created];
  expect(
    logDays(actions).map(({ day, things }) => [
      day,
      things.map((lines) => lines.map(({ action }) => action)),
    ]),
  ).toEqual([
    ['2026-03-02', [[published, changed], [other]]],
    ['2026-03-01', [[created]]],
  ]);
});
