import { expect, test } from 'vitest';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { healthHead } from './health-head.ts';

const words = deskWords('nl');
const at = '2026-03-01T08:00:00Z';
const ran = { problems: [], backedUpAt: at, rehearsedAt: at, checkedAt: at };

test.each([
  ['everything ran and nothing is wrong', {}, 'good', words.health.well],
  ['a check never ran', { rehearsedAt: null }, 'open', '1 controle nog niet gedaan'],
  [
    'something is wrong and a check never ran',
    { problems: [1], checkedAt: null },
    'bad',
    '1 probleem gevonden',
  ],
])('if %s, the head is %j', (_, facts, tone, text) => {
  expect(healthHead({ ...ran, ...facts }, words)).toMatchObject({ tone, text });
});

test('no sentence says that all is well unless every check ran', () => {
  const { text, more } = healthHead({ ...ran, backedUpAt: null }, words);
  expect([text, more]).not.toContain(words.health.well);
  expect([text, more]).not.toContain(words.health.allRun);
});
