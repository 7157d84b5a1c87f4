import { describe, expect, test } from 'vitest';
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

describe('chooseItems', () => {
  test.each<[string, Partial<Report>]>([
    ['no-title', { title: '' }],
    ['no-link', { link: undefined, id: undefined }],
    ['no-date', { publishedAt: undefined }],
    ['in-the-future', { publishedAt: hoursAgo(-3) }],
    ['too-old', { publishedAt: hoursAgo(37) }],
  ])('skips an unsuitable report: %s', (why, wrong) => expect(whys([aReport(wrong)])).toEqual([why]));

  test('accepts reports that are at most 36 hours old, or dated at most two hours and ten minutes in the future, which is the island’s time written as UTC', () => {
    const last = new Date(now.getTime() + 130 * 60_000);
    expect(whys([aReport({ publishedAt: last })])).toEqual([]);
    expect(whys([aReport({ publishedAt: new Date(last.getTime() + 1) })])).toEqual(['in-the-future']);
    expect(whys([aReport({ publishedAt: hoursAgo(36) })])).toEqual([]);
    expect(whys([aReport({ publishedAt: new Date(hoursAgo(36).getTime() - 1) })])).toEqual(['too-old']);
  });

  test('selects a report only once if two feeds contain the report', () => {
    const first = aReport({ id: 'same', title: 'Nueva línea de autobús entre el puerto y el mercado' });
    expect(whys([first, aReport({ id: 'same', source: 'Radio' })])).toEqual(['same-link']);
    const again = aReport({ title: 'NUEVA LINEA DE AUTOBUS ENTRE EL PUERTO Y EL MERCADO', source: 'Radio' });
    expect(whys([first, again])).toEqual(['same-story']);
  });

  test('skips reports whose URL or headline appeared in the news of earlier days', () => {
    const reported = [{ id: 'reported', title: 'Nueva línea de autobús entre el puerto y el mercado' }];
    expect(whys([aReport({ id: 'reported' })], reported)).toEqual(['told-before']);
    expect(
      whys([aReport({ title: 'Nueva linea de autobus: entre el puerto y el mercado' })], reported),
    ).toEqual(['told-before']);
  });

  test('sorts reports by date, and limits the number per feed', () => {
    const many = Array.from({ length: 40 }, (_, at) => aReport({ publishedAt: hoursAgo(1 + at / 10) }));
    const rare = aReport({ source: 'Radio', publishedAt: hoursAgo(30) });
    const { selected, skipped } = chooseItems([rare, ...many], { now, alreadyReported: [] });
    expect(selected.filter(({ source }) => source === 'Krant')).toHaveLength(maxItems.ofSource);
    expect(selected.at(-1)?.source).toBe('Radio');
    expect(selected[0]?.publishedAt).toEqual(hoursAgo(1));
    expect(new Set(skipped.map(({ why }) => why))).toEqual(new Set(['one-too-many']));
  });

  test('selects at most thirty reports', () => {
    const reports = Array.from({ length: 31 }, (_, at) => aReport({ source: `Krant ${at}` }));
    expect(chooseItems(reports, { now, alreadyReported: [] }).selected).toHaveLength(30);
    expect(whys(reports)).toEqual(['one-too-many']);
  });
});
