import { describe, expect, test } from 'vitest';
import type { NewsFacts } from '../news-writer.ts';
import { checkSentence } from './check-sentence.ts';

const quote =
  'La concejala explicó ayer que los vecinos del barrio tendrán agua en todas las casas antes de que acabe el otoño.';
const facts: NewsFacts = {
  reports: [
    {
      ...{ id: 'r', title: 'Agua para el barrio', summary: quote, link: 'https://feed.example/r' },
      ...{ source: 'Diario', publishedAt: '2026-11-20T08:00:00.000Z' },
    },
  ],
  facts: [{ id: 'f1', report: 'r', quote }],
  dropped: [],
};
const kindsOf = (text: string) =>
  checkSentence({ text, facts: ['f1'] }, { facts, locale: 'es' }).map(({ kind }) => kind);

describe('checkSentence', () => {
  test('accepts twelve consecutive words of the report, but not thirteen', () => {
    expect(kindsOf('Según dijo, los vecinos del barrio tendrán agua en todas las viviendas.')).toEqual([]);
    const twelve = 'los vecinos del barrio tendrán agua en todas las casas antes de';
    expect(twelve.split(' ')).toHaveLength(12);
    expect(kindsOf(`Dice: ${twelve} Navidad.`)).not.toContain('copied');
    expect(kindsOf(`Dice: ${twelve} que llegue el frío.`)).toContain('copied');
  });

  test('accepts more consecutive words of the report in quotation marks', () => {
    const row = 'los vecinos del barrio tendrán agua en todas las casas antes de que acabe el otoño';
    expect(kindsOf(`La concejala dijo: “${row}”.`)).not.toContain('copied');
    expect(kindsOf(`La concejala dijo: ${row}.`)).toContain('copied');
  });
});
