import { expect, test } from 'vitest';
import type { Article, ArticlePost } from '#contract/articles.ts';
import type { Locale } from '#core/locale.ts';
import { linkChoices } from './link-choices.ts';

const post = (slugBase: string, language: Locale, changes: Partial<ArticlePost> = {}): ArticlePost => ({
  slug: `${slugBase}-${language}`,
  language,
  title: slugBase,
  translation: 'source',
  isPublished: true,
  publishedAt: '2026-01-01T00:00:00Z',
  publishAt: null,
  updatedAt: '2026-01-01T00:00:00Z',
  outdated: false,
  isTranslating: false,
  writtenByAi: false,
  revision: 1,
  ...changes,
});
const article = (slugBase: string, ...posts: ArticlePost[]): Article => ({ slugBase, posts });

test('linkChoices sorts by whether the title begins with or contains the query, then by language, then by date', () => {
  const at = (year: number) => ({ publishedAt: `${year}-01-01T00:00:00Z` });
  const articles = [
    article('mentions', post('mentions', 'nl', at(2026))),
    article('middle', post('middle', 'nl', { title: 'Een zwembad in mei', ...at(2025) })),
    article('german', post('german', 'nl', { title: 'Zwembad', ...at(2026) })),
    article('old', post('old', 'nl', { title: 'Oud' }), post('old', 'de', { title: 'Zwembad', ...at(2020) })),
    article('new', post('new', 'de', { title: 'zwembaden', ...at(2024) })),
    article('hidden', post('hidden', 'de', { title: 'Zwembad', isPublished: false })),
    article('english', post('english', 'en', { title: 'Zwembad' })),
  ];
  const choices = linkChoices(articles, { query: 'Zwembad', lang: 'de' });
  expect(choices.map(({ slug }) => slug)).toEqual([
    'new-de',
    'old-de',
    'german-nl',
    'middle-nl',
    'mentions-nl',
  ]);
});

test('linkChoices finds a title without its accents, however they are composed', () => {
  const articles = [
    article('mentions', post('mentions', 'es', { publishedAt: '2026-02-01T00:00:00Z' })),
    article('averia', post('averia', 'es', { title: 'Averi\u0301a en la piscina' })),
  ];
  for (const query of ['averia', 'avería'])
    expect(linkChoices(articles, { query, lang: 'es' })[0]?.slug).toBe('averia-es');
});
