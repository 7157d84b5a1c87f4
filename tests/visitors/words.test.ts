/** No text of a public page is written in the code: each comes from the dictionary, the details or a post. */
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { isLocale, locales, type Locale } from '#core/locale.ts';
import { watchedPage } from '../support/browser/chromium.ts';
import { databaseOf } from '../support/products/database-of.ts';
import { anEditor } from '../support/products/editor.ts';
import { knownWords } from '../support/pages/known-words.ts';
import { pageTexts } from '../support/pages/page-texts.ts';
import { ordinaryPages } from '../support/pages/site-pages.ts';

const product = inject('product');
const { url } = product;
let known: Record<Locale, (text: string) => boolean>;

beforeAll(async () => {
  const posts = await everyPost();
  known = Object.fromEntries(
    locales.map((locale) => [
      locale,
      knownWords(
        locale,
        posts
          .filter(({ language }) => language === locale)
          .flatMap((post) => [
            post.title,
            post.excerpt,
            post.content,
            post.meta_title,
            post.meta_description,
            post.hero_image_alt,
          ])
          .filter((text) => text !== null),
      ),
    ]),
  ) as typeof known;
});

describe('texts on public pages', () => {
  test.each(locales)('come from the dictionary or a post (%s pages)', async (locale) => {
    const ordinary = ordinaryPages.filter((each) => each.locale === locale).map(({ path }) => path);
    const { page } = await watchedPage(url, {});
    const unknown: string[] = [];
    for (const path of [...ordinary, ...specialPages[locale]]) {
      const html = await (await fetch(`${url}${path}`)).text();
      const texts = await pageTexts(page, html);
      expect([path, texts.length > 20]).toEqual([path, true]);
      for (const { text, lang } of texts) {
        if (!isLocale(lang) || !known[lang](text)) unknown.push(`${path} (${lang}): ${text}`);
      }
    }
    expect(unknown).toEqual([]);
  });

  test.each([
    ['nl', 'Read more about it'],
    ['en', 'Lees verder'],
    ['de', 'Contact'],
    ['en', 'Fünf Sterne'],
    ['en', '20 november 2026 om 10:00'],
  ] as const)('are checked: on a page in %s, the check rejects “%s”', (locale, text) => {
    expect(known[locale](text)).toBe(false);
  });

  test('may also be dates, prices or business details', () => {
    for (const text of ['20. November 2026', '380 €', '+34 971 000 000', 'Ibiza', 'Kontakt'])
      expect([text, known.de(text)]).toEqual([text, true]);
  });
});

const specialPages: Record<Locale, string[]> = {
  en: ['/nowhere', '/blog/nothing', '/blog/page/1', '/blog/huis-winterklaar-maken-en'],
  nl: ['/nl/nergens', '/blog/niets-nl', '/nl/blog/page/1', '/blog/huis-winterklaar-maken-nl'],
  es: ['/es/ninguna', '/blog/nada-es', '/blog/huis-winterklaar-maken-es'],
  de: ['/de/nirgends', '/blog/nichts-de', '/blog/huis-winterklaar-maken-de'],
};

/** Returns the stored versions of all posts, because pages may show texts that other tests have since changed. */
async function everyPost(): Promise<Post[]> {
  const database = databaseOf(product, await anEditor(product));
  // PostgREST returns at most 1,000 rows, so two requests read the oldest (demo posts) and newest (posts of tests).
  const answers = await Promise.all(
    ['asc', 'desc'].map((order) =>
      database
        .from('post_revisions')
        .select('post')
        .order('id', { ascending: order === 'asc' })
        .throwOnError(),
    ),
  );
  return answers.flatMap(({ data }) => (data as { post: Post }[]).map(({ post }) => post));
}

type Post = { language: string; title: string; excerpt: string; content: string } & Record<
  'meta_title' | 'meta_description' | 'hero_image_alt',
  string | null
>;
