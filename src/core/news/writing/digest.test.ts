import { describe, expect, test } from 'vitest';
import { locales } from '../../locale.ts';
import { safeBody } from '../../post/text/body.ts';
import { writeNews } from './write-news.ts';
import type { NewsItem } from '../gathering/news-item.ts';
import type { NewsPhrases } from './news-phrases.ts';

const day = new Date('2026-11-21T06:00:00Z');

const item = (id: string, more: Partial<NewsItem> = {}): NewsItem => ({
  id,
  title: `Report ${id}`,
  summary: 'Prose of another author.',
  link: `https://feed.example/${id}`,
  source: 'Test Post',
  publishedAt: new Date('2026-11-20T08:00:00Z'),
  ...more,
});

const phrases = Object.fromEntries(
  locales.map((locale) => [
    locale,
    {
      title: () => '',
      sources: '',
      collectedTitle: (of: Date) => `${locale} ${of.toISOString().slice(0, 10)}`,
      collectedExcerpt: () => 'Headlines',
      collectedNote: `Collected (${locale})`,
      date: (of: Date) => of.toISOString().slice(0, 10),
    },
  ]),
) as unknown as NewsPhrases;

const writer = writeNews({ model: undefined, judge: undefined, day, phrases });

describe('news without a model', () => {
  test('lists headlines with source, link and day, but no text of the reports', async () => {
    const answer = await writer.facts([
      item('one', { title: 'El puerto & <b>el mar</b>', language: 'es' }),
      item('two', { link: 'javascript:alert(1)' }),
      item('three', { language: '"><script>' }),
    ]);
    if (!answer.ok) throw new Error(answer.detail);
    const text = await writer.text(answer.value, 'nl');
    if (!text.ok) throw new Error(text.detail);
    const { value } = text;
    expect(value).toMatchObject({ title: 'nl 2026-11-21', excerpt: 'Headlines', isAi: false, waits: [] });
    const shown = safeBody(value);
    expect(shown).toContain('<p>Collected (nl)</p>');
    expect(shown).toContain(
      '<li><a href="https://feed.example/one" lang="es" rel="noopener noreferrer">El puerto &amp; &lt;b&gt;el mar&lt;/b&gt;</a> (Test Post, 2026-11-20)</li>',
    );
    expect(shown).toContain('<li><a>Report two</a> (Test Post, 2026-11-20)</li>');
    expect(shown).not.toMatch(/Prose|<script|javascript|<b>/);
  });

  test('leaves out headlines on sensitive subjects, unless all headlines are sensitive', async () => {
    const crime = item('crime', { title: 'Detenido un hombre por robar en una villa' });
    const write = async (...items: NewsItem[]) => {
      const answer = await writer.facts(items);
      const text = answer.ok ? await writer.text(answer.value, 'nl') : answer;
      if (!text.ok) throw new Error(text.detail);
      return text.value;
    };
    const mixed = await write(item('one'), crime);
    expect(mixed.content).not.toContain('Detenido');
    expect(mixed).toMatchObject({
      reports: ['one'],
      waits: [],
      dropped: [{ sentence: crime.title, why: 'sensitive' }],
    });
    expect(await write(crime)).toMatchObject({ reports: ['crime'], waits: ['sensitive'], dropped: [] });
  });
});
