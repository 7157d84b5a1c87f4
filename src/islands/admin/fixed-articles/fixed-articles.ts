import type { DeskPage } from '#core/desk-pages.ts';
import { locales } from '#core/locale.ts';
import type { FixedArticleWork } from '#stores/fixed-article.ts';

export const fixedArticles = {
  'create-blog-now': { slugBase: 'sleutelbeheer-op-ibiza', does: 'create', starts: 'on-press' },
  'publish-blog-now': {
    slugBase: 'ibiza-nieuws-2025-08-18',
    does: 'create',
    starts: 'on-load',
    then: '/blog',
  },
  'create-ibiza-news': { slugBase: 'ibiza-nieuws-2025-08-11', does: 'create', starts: 'on-press' },
  'test-create-blog': { slugBase: 'proefartikel-ibiza', does: 'create', starts: 'on-press' },
  'direct-publish-blog': { slugBase: 'zwembadonderhoud-op-ibiza', does: 'create', starts: 'on-load' },
  'publish-correct-ibiza-news': { slugBase: 'ibiza-nieuws-gecorrigeerd', does: 'create', starts: 'on-load' },
  'ibiza-news-drafts': { slugBase: 'ibiza-news-2025-08-11', does: 'draft', starts: 'on-press' },
  'publish-ibiza-news': { slugBase: 'ibiza-news-2025-08-11', does: 'publish', starts: 'on-load' },
} as const satisfies Partial<Record<DeskPage, FixedArticle>>;

export async function fixedTexts(slugBase: string): Promise<FixedText[]> {
  const read = await Promise.all(
    locales.map(async (locale) => {
      const file = await files[`./${slugBase}.${locale}.md`]?.();
      return file === undefined ? [] : [{ locale, ...(await readText(file, slugBase)) }];
    }),
  );
  return read.flat();
}

// Each text is a separate chunk, so that a page loads only its own texts.
const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default' });

async function readText(file: string, slugBase: string): Promise<Omit<FixedText, 'locale'>> {
  const { titleAndExcerpt } = await import('#core/post/text/markup.ts');
  const { title, excerpt } = titleAndExcerpt(file);
  const content = /^# .+\n+_.+_\n+([^]+)$/.exec(file)?.[1];
  if (title === undefined || excerpt === undefined || content === undefined)
    throw new Error(`The fixed article ${slugBase} does not begin with a title (#) and an excerpt (_…_).`);
  return { title, excerpt, content };
}

/**
 * `create` publishes the Dutch text, `draft` stores a draft per language, `publish` publishes every language.
 * `then` is the page that opens two seconds after success.
 */
type FixedArticle = Omit<FixedArticleWork, 'texts'> & { starts: 'on-press' | 'on-load'; then?: string };

export type FixedArticlePage = keyof typeof fixedArticles;
export type FixedText = Awaited<ReturnType<FixedArticleWork['texts']>>[number];
