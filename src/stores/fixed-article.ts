import type { Locale } from '#core/locale.ts';
import { slugsOf } from '#core/post/post.ts';
import { DeskRefusal } from '#session/desk-refusal.ts';
import { publishPosts, sendArticle, storeDrafts } from './change-posts.ts';

/** `create` publishes the first text, `draft` stores all texts, `publish` publishes all. A retry adds no posts. */
export async function sendFixedArticle(
  { slugBase, does, texts: readTexts }: FixedArticleWork,
  onStored?: () => void,
): Promise<unknown> {
  const texts = await readTexts().catch(() => {
    // The file with the text failed to load.
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
  const drafts = texts.map(({ locale, ...text }) => ({
    slug: `${slugBase}-${locale}`,
    language: locale,
    ...text,
  }));
  const stored = await storeDrafts(drafts);
  if (does === 'draft') return stored;
  onStored?.();
  const published = await publishPosts(slugsOf(drafts));
  const [refused] = published.refused;
  if (refused !== undefined) throw new DeskRefusal({ code: refused.error });
  return published;
}

export type FixedArticleWork = {
  slugBase: string;
  does: 'create' | 'draft' | 'publish';
  texts: () => Promise<readonly { locale: Locale; title: string; excerpt: string; content: string }[]>;
};
