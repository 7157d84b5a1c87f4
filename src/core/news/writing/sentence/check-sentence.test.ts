import { describe, expect, test } from 'vitest';
import type { NewsFacts } from '../news-writer.ts';
import { checkSentence } from './check-sentence.ts';

const quote =
  'La concejala explicó ayer que los vecinos del barrio tendrán agua en todas las casas antes de que acabe el otoño.';
const facts: NewsFacts = {
  reports: [
    {
      id: 'r',
      title: 'Agua para el barrio',
      summary: quote,
      link: 'https://feed.example/r',
      source: 'Diario',
      publishedAt: '2026-11-20T08:00:00.000Z',
    },
  ],
  facts: [{ id: 'f1', report: 'r', quote }],
  dropped: [],
};
const faultsOf = (text: string, isTitle = false) =>
  checkSentence({ text, facts: ['f1'] }, { facts, locale: 'es', isTitle }).map(({ kind }) => kind);

describe('checkSentence', () => {
  test('accepts twelve consecutive words of the report, but not thirteen', () => {
    expect(faultsOf('Según dijo, los vecinos del barrio tendrán agua en todas las viviendas.')).toEqual([]);
    const twelve = 'los vecinos del barrio tendrán agua en todas las casas antes de';
    expect(twelve.split(' ')).toHaveLength(12);
    expect(faultsOf(`Dice: ${twelve} Navidad.`)).not.toContain('copied');
    expect(faultsOf(`Dice: ${twelve} que llegue el frío.`)).toContain('copied');
  });

  test('accepts more than twelve consecutive words of the report in quotation marks', () => {
    const row = 'los vecinos del barrio tendrán agua en todas las casas antes de que acabe el otoño';
    expect(faultsOf(`La concejala dijo: “${row}”.`)).not.toContain('copied');
    expect(faultsOf(`La concejala dijo: ${row}.`)).toContain('copied');
  });
});

describe('a sentence', () => {
  const words = (count: number) => `El ${'barrio '.repeat(count - 1).trim()}`;

  test('has 4 to 45 words in a text, and 3 to 16 in a title', () => {
    const isLong = (count: number, isTitle = false) =>
      faultsOf(isTitle ? words(count) : `${words(count)}.`, isTitle).includes('length');
    expect([3, 4, 45, 46].map((count) => isLong(count))).toEqual([true, false, false, true]);
    expect([2, 3, 16, 17].map((count) => isLong(count, true))).toEqual([true, false, false, true]);
  });

  test('has at most 330 characters in a text, and 110 in a title', () => {
    const isLong = (length: number, isTitle = false) => {
      const text = 'El barrio tiene agua '.padEnd(isTitle ? length : length - 1, 'a');
      return faultsOf(isTitle ? text : `${text}.`, isTitle).includes('length');
    };
    expect([isLong(330), isLong(331), isLong(110, true), isLong(111, true)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test.each([
    ['El barrio tiene agua.', false, false],
    ['El barrio tiene agua', false, true],
    ['El barrio tiene agua', true, false],
    ['El barrio tiene agua.', true, true],
    ['el barrio tiene agua.', false, true],
    ['“El barrio” tiene agua…', false, false],
    ['¿Tiene agua el barrio?', false, false],
  ])('%j (a title: %s) is unfinished: %s', (text, isTitle, isUnfinished) => {
    expect(faultsOf(text, isTitle).includes('unfinished')).toBe(isUnfinished);
  });

  test.each([
    ['El barrio tiene <agua>.', 'markup'],
    ['El barrio: https://a.example tiene agua.', 'markup'],
    ['El barrio llama al 600 500 400 mañana.', 'contact'],
    ['El barrio escribe por WhatsApp cada día.', 'contact'],
    ['El barrio dice “agua cada día.', 'quote'],
    ['El barrio dice “agua cada día”.', 'quote'],
    ['El barrio tiene agua hoy mañana.', 'relative-day'],
    ['The quarter and the houses have water.', 'language'],
    ['El barrio tiene 37 casas con agua.', 'number'],
    ['El barrio tiene agua el 3 de mayo.', 'day'],
  ])('%j has the fault “%s”', (text, kind) => {
    expect(faultsOf(text)).toContain(kind);
  });

  test('may add the year of the report, the year before or the year after, but no other year', () => {
    for (const year of [2025, 2026, 2027])
      expect(faultsOf(`El barrio tiene agua en ${year}.`)).not.toContain('number');
    for (const year of [2024, 2028]) expect(faultsOf(`El barrio tiene agua en ${year}.`)).toContain('number');
  });

  test('must cite known facts, all from the same report', () => {
    const twoReports: NewsFacts = {
      reports: [...facts.reports, ...facts.reports.map((report) => ({ ...report, id: 's' }))],
      facts: [...facts.facts, { id: 'f2', report: 'r', quote }, { id: 'f3', report: 's', quote }],
      dropped: [],
    };
    const kinds = (...cited: string[]) =>
      checkSentence({ text: 'El barrio tiene agua.', facts: cited }, { facts: twoReports, locale: 'es' }).map(
        ({ kind }) => kind,
      );
    expect([kinds('f1'), kinds('f1', 'f2'), kinds('f1', 'f1')]).toEqual([[], [], []]);
    expect([kinds(), kinds('f9'), kinds('f1', 'f9')]).toEqual([['no-facts'], ['no-facts'], ['no-facts']]);
    expect(kinds('f1', 'f3')).toEqual(['two-reports']);
  });
});

describe('a weekday', () => {
  const about = (quote: string) => (text: string, locale: 'nl' | 'en' | 'es' | 'de') =>
    checkSentence(
      { text, facts: ['f1'] },
      {
        locale,
        facts: {
          ...facts,
          reports: facts.reports.map((report) => ({ ...report, summary: quote })),
          facts: [{ id: 'f1', report: 'r', quote }],
        },
      },
    ).filter(({ kind }) => kind === 'day');

  test('must be in the report, or be the weekday of a date there', () => {
    // 20 November 2026 is a Friday.
    const says = about('El lunes cierra el muelle, y el 3 de diciembre abre de nuevo.');
    expect(says('De pier sluit op maandag.', 'nl')).toEqual([]);
    expect(says('The pier opens again on Thursday 3 December.', 'en')).toEqual([]);
    for (const [text, locale] of [
      ['De pier sluit op dinsdag.', 'nl'],
      ['The pier closes on Tuesday.', 'en'],
      ['El muelle cierra el martes.', 'es'],
      ['Der Anleger schließt am Dienstag.', 'de'],
    ] as const)
      expect(says(text, locale)).toHaveLength(1);
  });

  test('may be near the publication if the report says “ayer”, and be Saturday if it says “fin de semana”', () => {
    const says = about('El muelle cerró ayer y abre el fin de semana.');
    expect(says('De pier sloot donderdag en gaat zaterdag open.', 'nl')).toEqual([]);
    expect(about('El muelle abre mañana.')('De pier gaat zaterdag open.', 'nl')).toEqual([]);
    expect(says('De pier sluit op dinsdag.', 'nl')).toHaveLength(1);
    const saysTomorrow = about('El muelle cierra mañana.');
    const refused = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'].filter(
      (day) => saysTomorrow(`De pier sluit op ${day}.`, 'nl').length > 0,
    );
    expect(refused).toEqual(['maandag', 'dinsdag']);
  });
});
