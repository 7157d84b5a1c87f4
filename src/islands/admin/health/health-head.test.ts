import { expect, test } from 'vitest';
import { fill } from '#i18n/fill.ts';
import { counted } from '#i18n/counted.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { problemText } from '#i18n/desk/problem-text.ts';
import { forAdministrator } from './for-administrator.ts';
import { healthHead, worstPoint } from './health-head.ts';

const words = deskWords('nl');
const { health: texts } = words;
const at = '2026-03-01T08:00:00Z';
const ran = { problems: [], backedUpAt: at, rehearsedAt: at, checkedAt: at };

test.each([
  ['everything ran and nothing is wrong', {}, 0, 'good', texts.well, texts.allRun],
  ['a check never ran', { rehearsedAt: null }, 1, 'good', texts.works, texts.start.one],
  ['no back-up was ever made', { backedUpAt: null }, 1, 'bad', texts.worksUnsaved, texts.start.one],
  [
    'an invitation is open',
    { problems: [{ code: 'invitations-open' }] },
    1,
    'good',
    texts.works,
    texts.start.one,
  ],
  [
    'something is broken and a check never ran',
    { problems: [{ code: 'invitations-open' }, { code: 'build-failed' }], checkedAt: null },
    3,
    'bad',
    texts.troubled,
    counted(texts.start, 3),
  ],
] as const)('if %s, the head is %j', (_, facts, n, tone, text, more) => {
  expect(healthHead({ ...ran, ...facts }, words)).toMatchObject({ n, tone, text, more });
});

test.each([
  [['invitations-open', 'build-failed'], null, texts.problems['build-failed'].text],
  [['invitations-open'], null, `${texts.backup}: nog nooit`],
  [['insurance-ends'], at, fill(texts.problems['insurance-ends'].text, { names: '10 december 2026' })],
  [['pages-missing'], at, 'Adressen zonder pagina waar vaak om wordt gevraagd: /a.'],
] as const)('of %j and a back-up at %j, an editor reads first: %s', (codes, backedUpAt, first) => {
  const problems = codes.map((code) => ({
    code,
    since: null,
    n: null,
    names: [code === 'insurance-ends' ? '2026-12-10' : '/a'],
  }));
  expect(worstPoint({ ...ran, problems, backedUpAt }, words, 'nl')).toBe(first);
});

test('a mail to the administrator says what never ran and what is broken, not what an editor solves', () => {
  const problems = (['build-failed', 'invitations-open'] as const).map((code) => ({
    code,
    since: null,
    n: null,
    names: [],
  }));
  const steps = forAdministrator({ ...ran, problems, checkedAt: null }, words, 'nl');
  expect(steps).toEqual([
    `${texts.problems['build-failed'].text} ${texts.problems['build-failed'].action}`,
    `${texts.lastCheck}: nog nooit. ${texts.checkStep}`,
  ]);
});

test('a problem writes a day as people do', () => {
  const said = problemText(texts, { code: 'insurance-ends', names: ['2026-12-10'] }, 'nl');
  expect(said).toBe(fill(texts.problems['insurance-ends'].text, { names: '10 december 2026' }));
});

test('no sentence says that all is well unless every check ran', () => {
  const { text, more } = healthHead({ ...ran, backedUpAt: null }, words);
  expect([text, more]).not.toContain(texts.well);
  expect([text, more]).not.toContain(texts.allRun);
});
