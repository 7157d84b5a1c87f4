import { atom } from 'nanostores';
import type { FunctionRefusal } from '#adapters/functions.browser.ts';
import type { Locale } from '#core/locale.ts';
import { publishPosts, sendArticle, storeDrafts } from './publishing.ts';

/** How far the fixed article of this page has come, with the answer as the server gave it. */
export const $fixedArticle = atom<FixedArticleRun>({ status: 'idle' });

/** Creates and publishes the article, stores it as drafts, or publishes those. Twice leaves one post each. */
export async function runFixedArticle(article: FixedArticleWork): Promise<FixedArticleRun> {
  $fixedArticle.set({ status: 'creating' });
  const answer = await outcomeOf(article);
  const run: FixedArticleRun = answer.ok
    ? { status: 'success', raw: answer.value }
    : { status: 'error', refusal: answer.refusal, at: 'at' in answer ? answer.at : 'create' };
  $fixedArticle.set(run);
  return run;
}

async function outcomeOf({ slugBase, does, texts: readTexts }: FixedArticleWork) {
  const texts = await readTexts().catch(() => undefined);
  // The file with the text did not arrive: to the person in front of it the same as a function that did not answer.
  if (texts === undefined) return { ok: false, refusal: { code: 'unreachable' } } as const;
  if (does === 'create') {
    const [text] = texts;
    if (text === undefined) throw new Error(`There is no text for ${slugBase}.`);
    return sendArticle({
      title_nl: text.title,
      html_nl: text.content,
      excerpt_nl: text.excerpt,
      slug_base: slugBase,
      languages: [text.locale],
      publish_main: true,
      publish_translations: false,
    });
  }
  const drafts = texts.map(({ locale, title, excerpt, content }) => ({
    slug: `${slugBase}-${locale}`,
    language: locale,
    title,
    excerpt,
    content,
  }));
  const stored = await storeDrafts(drafts);
  if (!stored.ok || does === 'draft') return stored;
  const published = await publishPosts(drafts.map(({ slug, language }) => ({ slug, language })));
  return published.ok ? published : { ...published, at: 'publish' as const };
}

export type FixedArticleWork = {
  slugBase: string;
  does: 'create' | 'draft' | 'publish';
  texts: () => Promise<readonly { locale: Locale; title: string; excerpt: string; content: string }[]>;
};

export type FixedArticleRun =
  | { status: 'idle' | 'creating' }
  | { status: 'success'; raw: unknown }
  /** At which of the two steps it failed. */
  | { status: 'error'; refusal: FunctionRefusal; at: 'create' | 'publish' };
