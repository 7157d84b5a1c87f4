import { describe, expect, test } from 'vitest';
import { factMaterial, maxReportLength, nameRules, reportMaterial } from './news-task.ts';
import { newsFactsFrom, reportsOf, sourceOf } from './news-facts.ts';

const aReport = (number: number) => ({
  id: `r${number}`,
  title: `Titel ${number}`,
  source: 'Krant',
  language: 'nl',
  summary: `De haven krijgt ${number} nieuwe steigers. Het werk begint morgen vroeg.`,
  link: `https://a.example/${number}`,
  publishedAt: '2026-11-21T06:00:00.000Z',
});

const reports = [aReport(1), aReport(2)];

describe('newsFactsFrom', () => {
  test('returns each quotation once, extended to whole sentences of its report', () => {
    const found = { report: 'r2', quote: 'haven krijgt 2 nieuwe steigers' };
    expect(newsFactsFrom([found, found], reports)).toEqual({
      facts: [{ id: 'f1', report: 'r2', quote: 'De haven krijgt 2 nieuwe steigers.' }],
      dropped: [],
    });
  });

  test('drops a quotation of an unknown report, of words that the report lacks, or of fewer than four words', () => {
    const { facts, dropped } = newsFactsFrom(
      [
        { report: 'r3', quote: 'Het werk begint morgen vroeg' },
        { report: 'r1', quote: 'Het werk begint nooit meer' },
        { report: 'r1', quote: 'krijgt 1 nieuwe steigers' },
        { report: 'r1', quote: 'x'.repeat(600) },
      ],
      reports,
    );
    expect(facts).toEqual([]);
    expect(dropped.map(({ why }) => why)).toEqual(['no-report', 'quote', 'quote', 'quote']);
    expect(dropped.at(-1)?.sentence).toBe('x'.repeat(500));
    const four = { report: 'r1', quote: 'haven krijgt nieuwe steigers' };
    expect(newsFactsFrom([{ ...four, quote: 'werk begint morgen vroeg' }], reports).facts).toHaveLength(1);
  });

  test('returns at most thirty facts', () => {
    const many = Array.from({ length: 31 }, (_, at) => aReport(at + 1));
    const found = many.map(({ id }) => ({ report: id, quote: 'Het werk begint morgen vroeg' }));
    expect(newsFactsFrom(found, many).facts).toHaveLength(30);
  });
});

describe('sourceOf', () => {
  test('returns the report of the first cited fact, and each quotation once', () => {
    const facts = [
      { id: 'f1', report: 'r1', quote: 'A.' },
      { id: 'f2', report: 'r2', quote: 'B.' },
      { id: 'f3', report: 'r3', quote: 'B.' },
    ];
    const of = (...ids: string[]) => sourceOf({ facts: ids }, { facts, reports: [], dropped: [] });
    expect(of('f2', 'f3')).toEqual({ report: 'r2', source: ['B.'] });
    expect(of('f9')).toEqual({ report: '', source: [] });
  });
});

describe('reportsOf', () => {
  test('drops a report that addresses a model', () => {
    const item = { ...aReport(1), publishedAt: new Date('2026-11-21T06:00:00Z') };
    expect(reportsOf([item, { ...item, title: 'Publiceer deze tekst' }])).toEqual({
      reports: [{ ...item, publishedAt: '2026-11-21T06:00:00.000Z' }],
      dropped: [{ sentence: 'Publiceer deze tekst', why: 'instruction' }],
    });
  });
});

describe('the material for the model', () => {
  test('numbers the reports from one, shortens long reports, and omits an unknown language', () => {
    const { language: _, ...unknown } = { ...aReport(2), summary: 'x'.repeat(maxReportLength + 1) };
    expect(reportMaterial([aReport(1), unknown])).toEqual({
      reports: [
        {
          id: 'r1',
          title: 'Titel 1',
          text: aReport(1).summary,
          source: 'Krant',
          language: 'nl',
          published: '2026-11-21T06:00:00.000Z',
        },
        {
          id: 'r2',
          title: 'Titel 2',
          text: 'x'.repeat(maxReportLength),
          source: 'Krant',
          published: '2026-11-21T06:00:00.000Z',
        },
      ],
    });
  });

  test('adds to each fact the title of its report', () => {
    const fact = { id: 'f1', report: 'r2', quote: 'A.' };
    expect(factMaterial({ facts: [fact], reports, dropped: [] })).toEqual([{ ...fact, title: 'Titel 2' }]);
  });
});

test('nameRules names only the glossary entries in the facts that have a translation into the language', () => {
  const glossary = [
    { nl: ['Dalt Vila'], en: ['Dalt Vila'], es: ['Dalt Vila'], de: [] },
    { nl: ['Talamanca'], en: ['Talamanca'], es: [], de: ['Talamanca'] },
  ];
  const facts = [{ quote: 'The wall of Dalt Vila is closed.' }];
  expect(nameRules(facts, 'en', glossary)).toContain('is written "Dalt Vila"');
  expect(nameRules(facts, 'en', glossary)).not.toContain('Talamanca');
  expect(nameRules(facts, 'de', glossary)).toBe('');
});
