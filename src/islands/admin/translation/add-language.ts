import { imageRequest } from '#clients/images.ts';
import { readPost } from '#contract/articles.ts';
import { sourceLocale, type Locale } from '#core/locale.ts';
import { postSlug } from '#core/post/post.ts';
import { callAsEditor } from '#session/session.ts';
import { sendArticle } from '#stores/change-posts.ts';
import { storedImage } from '../images/stored-image.ts';

/** Adds a language to an article: a draft with the Dutch text, which an editor translates. */
export async function addLanguage({ slugBase, language }: Added): Promise<void> {
  const source = await callAsEditor(readPost, { slug: postSlug({ slugBase, locale: sourceLocale }) });
  // The same article with one more language completes the stored one.
  await sendArticle({
    titleNl: source.title,
    excerptNl: source.excerpt,
    htmlNl: source.content,
    slugBase,
    languages: [sourceLocale, language],
    publishMain: false,
    publishTranslations: false,
    ...imageRequest(storedImage(source)),
  });
}

type Added = { slugBase: string; language: Locale };
