import { atom } from 'nanostores';
import type { FunctionRefusal } from '#adapters/functions.browser.ts';
import type { Locale } from '#core/locale.ts';
import { DeskRefusal, refusalOf } from '#session/desk-refusal.ts';
import { publishPosts, sendArticle, storeDrafts } from './change-posts.ts';

export const $fixedArticle = atom<FixedArticleRun>({ status: 'idle' });

/** Creates an article with a fixed text or publishes its drafts. Repeating the call adds no posts. */
export async function runFixedArticle(article: FixedArticleWork): Promise<FixedArticleRun> {
  let at: FailedAt = 'create';
  $fixedArticle.set({ status: 'creating' });
  const run = await send(article, { onStored: () => (at = 'publish') }).then(
    (raw): FixedArticleRun => ({ status: 'success', raw }),
    (cause: unknown): FixedArticleRun => ({ status: 'error', refusal: refusalOf(cause), at }),
  );
  $fixedArticle.set(run);
  return run;
}

async function send(
  { slugBase, does, texts: readTexts }: FixedArticleWork,
  { onStored }: { onStored: () => void },
): Promise<unknown> {
  const texts = await readTexts().catch(() => {
    // The file with the text failed to load, so the desk shows the text for a missing connection.
    throw new DeskRefusal({ code: 'unreachable' });
  });
  if (does === 'create') {
    const [text] = texts;
    if (text === undefined) throw new Error(`There is no text for ${slugBase}.`);
    return sendArticle({
      titleNl: text.title,
      htmlNl: text.content,
      excerptNl: text.excerpt,
      slugBase,
      languages: [text.locale],
      publishMain: true,
      publishTranslations: false,
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
  if (does === 'draft') return stored;
  onStored();
  return publishPosts(drafts.map(({ slug, language }) => ({ slug, language })));
}

export type FixedArticleWork = {
  slugBase: string;
  does: 'create' | 'draft' | 'publish';
  texts: () => Promise<readonly { locale: Locale; title: string; excerpt: string; content: string }[]>;
};

export type FixedArticleRun =
  | { status: 'idle' | 'creating' }
  | { status: 'success'; raw: unknown }
  | { status: 'error'; refusal: FunctionRefusal; at: FailedAt };

type FailedAt = 'create' | 'publish';
