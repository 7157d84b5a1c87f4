import { persistentMap } from '@nanostores/persistent';
import { locales, type Locale } from '#core/locale.ts';
import { defaultSlugBase } from '#core/post/default-slug-base.ts';

/** What is being written on the page for a new article. It survives a reload, an ended session and a closed tab. */
export const $articleForm = persistentMap<ArticleForm>('new-article:', emptyForm(new Date()), {
  encode: JSON.stringify,
  decode: JSON.parse as (text: string) => ArticleForm[keyof ArticleForm],
});

export const clearArticleForm = (): void => $articleForm.set(emptyForm(new Date()));

function emptyForm(now: Date): ArticleForm {
  return {
    title: '',
    content: '',
    excerpt: '',
    slugBase: defaultSlugBase(now),
    languages: [...locales],
    publishNow: true,
  };
}

export type ArticleForm = {
  title: string;
  content: string;
  excerpt: string;
  slugBase: string;
  languages: Locale[];
  publishNow: boolean;
};
