import { expect, test } from 'vitest';
import { chooseItems, maxItems, type Report } from './choose-items.ts';

const now = new Date('2026-11-21T07:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
let number = 0;

const aReport = (changed: Partial<Report> = {}): Report => {
  number += 1;
  return {
    id: `id-${number}`,
    title: `Bericht ${number}`,
    summary: 'Tekst',
    link: `https://news.example/${number}`,
    source: 'Krant',
    publishedAt: hoursAgo(3),
    ...changed,
  };
};
const whys = (reports: Report[], alreadyReported: { id: string; title: string }[] = []) =>
  chooseItems(reports, { now, alreadyReported }).skipped.map(({ why }) => why);

test.each<[string, Partial<Report>]>([
  ['no-title', { title: '' }],
  ['no-link', { link: undefined, id: undefined }],
  ['no-date', { publishedAt: undefined }],
  ['in-the-future', { publishedAt: hoursAgo(-1) }],
  ['too-old', { publishedAt: hoursAgo(37) }],
])('a report is left: %s', (why, wrong) => expect(whys([aReport(wrong)])).toEqual([why]));

test('clocks may differ by some minutes', () => {
  expect(whys([aReport({ publishedAt: hoursAgo(-0.1) })])).toEqual([]);
});

test('one report in two feeds, under the same address or in nearly the same words, is taken once', () => {
  const first = aReport({ id: 'same', title: 'Nueva línea de autobús entre el puerto y el mercado' });
  expect(whys([first, aReport({ id: 'same', source: 'Radio' })])).toEqual(['same-link']);
  const again = aReport({ title: 'NUEVA LINEA DE AUTOBUS ENTRE EL PUERTO Y EL MERCADO', source: 'Radio' });
  expect(whys([first, again])).toEqual(['same-story']);
});

test('what earlier days have told is left, by its address and by its words', () => {
  const told = [{ id: 'told', title: 'Nueva línea de autobús entre el puerto y el mercado' }];
  expect(whys([aReport({ id: 'told' })], told)).toEqual(['told-before']);
  expect(whys([aReport({ title: 'Nueva linea de autobus: entre el puerto y el mercado' })], told)).toEqual([
    'told-before',
  ]);
});

test('the newest come first, and one feed does not crowd out the others', () => {
  const many = Array.from({ length: 40 }, (_, at) => aReport({ publishedAt: hoursAgo(1 + at / 10) }));
  const rare = aReport({ source: 'Radio', publishedAt: hoursAgo(30) });
  const { selected, skipped } = chooseItems([rare, ...many], { now, alreadyReported: [] });
  expect(selected.filter(({ source }) => source === 'Krant')).toHaveLength(maxItems.ofSource);
  expect(selected.at(-1)?.source).toBe('Radio');
  expect(selected[0]?.publishedAt).toEqual(hoursAgo(1));
  expect(new Set(skipped.map(({ why }) => why))).toEqual(new Set(['one-too-many']));
});
