import { expect, test } from 'vitest';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { healthHead } from './health-head.ts';

const words = deskWords('nl');
const { health: texts } = words;
const at = '2026-03-01T08:00:00Z';
const ran = { problems: [], backedUpAt: at, rehearsedAt: at, checkedAt: at };

test.each([
  ['everything ran and nothing is wrong', {}, 'good', texts.well, texts.allRun],
  ['a check never ran', { rehearsedAt: null }, 'open', texts.works, texts.notRun.one],
  ['an invitation is open', { problems: [{ code: 'invitations-open' }] }, 'open', texts.works, texts.waits],
  [
    'something is broken and a check never ran',
    { problems: [{ code: 'invitations-open' }, { code: 'build-failed' }], checkedAt: null },
    'bad',
    texts.troubled,
    texts.troubledHint,
  ],
] as const)('if %s, the head is %j', (_, facts, tone, text, more) => {
  expect(healthHead({ ...ran, ...facts }, words)).toEqual({ tone, text, more });
});

test('no sentence says that all is well unless every check ran', () => {
  const { text, more } = healthHead({ ...ran, backedUpAt: null }, words);
  expect([text, more]).not.toContain(texts.well);
  expect([text, more]).not.toContain(texts.allRun);
});
