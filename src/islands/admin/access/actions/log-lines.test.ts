import { expect, test } from 'vitest';
import type { Action } from '#contract/access.ts';
import { logDays, logLines, thingsIn } from './log-lines.ts';

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

test('languages of an article are one line also if another article comes between them', () => {
  const sea = { ...english, subject: 'zee-en' };
  expect(logLines([english, sea, created]).map(({ locales }) => locales)).toEqual([['nl', 'en'], ['en']]);
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

test('lines are grouped by day, and within a day by what one person did several times in a row', () => {
  const at = (time: string, changes: Partial<Action>) => ({
    ...created,
    at: `2026-03-${time}:00Z`,
    ...changes,
  });
  const published = at('02T10:00', { action: 'post-published' });
  const [sea, pool] = ['zee-nl', 'zwembad-nl'].map((subject) => at('02T09:30', { subject, title: subject }));
  const hers = at('02T09:00', { person: 'b' });
  const actions = [published, sea, pool, hers, created].flatMap((action) => action ?? []);
  expect(
    logDays(actions).map(({ day, runs }) => [day, runs.map((lines) => lines.map(({ action }) => action))]),
  ).toEqual([
    ['2026-03-02', [[published], [sea, pool], [hers]]],
    ['2026-03-01', [[created]]],
  ]);
});

test.each([
  ['an article that was changed twice is one thing', { at: '2026-03-01T09:00:00Z' }, 1],
  ['two articles are two', { subject: 'zee-nl' }, 2],
  ['what has no name is counted by its moments', { subject: '', at: '2026-03-01T09:00:00Z' }, 2],
])('in a run, %s', (_, change, n) => {
  const actions = [{ ...created, ...change }, created];
  expect(logDays(actions).flatMap(({ runs }) => runs.map(thingsIn))).toEqual([n]);
});
