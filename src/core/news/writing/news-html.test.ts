import { describe, expect, test } from 'vitest';
import { paragraphsHtml, reportsHtml, sourcesHtml } from './news-html.ts';
import type { NewsReport } from './news-writer.ts';

const aReport = (changed: Partial<NewsReport> = {}): NewsReport => ({
  id: 'r1',
  title: 'Haven & zee',
  summary: '',
  source: 'Krant',
  link: 'https://news.example/1',
  publishedAt: '2026-11-21T06:00:00.000Z',
  language: 'es',
  ...changed,
});
const phrases = {
  title: () => '',
  sources: 'Bronnen & meer',
  collectedTitle: () => '',
  collectedExcerpt: () => '',
  collectedNote: '',
  date: (moment: Date) => moment.toISOString().slice(0, 10),
};

describe('the HTML of the news', () => {
  test('links each source once per paragraph, after the sentences of the paragraph', () => {
    const sources = [
      aReport(),
      aReport({ link: 'https://news.example/2' }),
      aReport({ source: 'Radio <1>' }),
    ];
    expect(
      paragraphsHtml([
        { sentences: ['A\n <b>.', 'B.'], sources },
        { sentences: ['C.'], sources: [] },
      ]),
    ).toBe(
      '<p>A &lt;b&gt;. B. (<a href="https://news.example/2">Krant</a>, <a href="https://news.example/1">Radio &lt;1&gt;</a>)</p>\n<p>C.</p>',
    );
  });

  test('lists the reports with their language and day', () => {
    expect(sourcesHtml([aReport()], phrases)).toBe(
      '<h2>Bronnen &amp; meer</h2>\n<ul>\n<li><a href="https://news.example/1" lang="es">Haven &amp; zee</a> (Krant, 2026-11-21)</li>\n</ul>',
    );
    const { language: _, ...unknown } = aReport();
    expect(reportsHtml([unknown], phrases)).not.toContain('lang=');
  });

  test('escapes addresses and languages', () => {
    const html = reportsHtml([aReport({ link: '"><b>', language: '"><i>' })], phrases);
    expect(html).toContain('<a href="&quot;&gt;&lt;b&gt;" lang="&quot;&gt;&lt;i&gt;">Haven');
  });
});
