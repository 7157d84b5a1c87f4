import { useQuery } from '@tanstack/react-query';
import { deskPages } from '#core/desk-pages.ts';
import { locales, sourceLocale, type Locale } from '#core/locale.ts';
import { postSlug, slugBaseOf } from '#core/post/post.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { languages } from '#i18n/languages.ts';
import { fetchArticles } from '#clients/articles.ts';
import { showToast } from '#stores/toasts.ts';
import { translate } from '#stores/publishing.ts';
import { stateOf } from '../articles/article-state.ts';
import { tellRefusal } from '../parts/tell-refusal.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useWritingHelp } from './use-writing-help.ts';

/** From one language of an article to the others; one that is missing can be made here. */
export function OtherLanguages({ slug, open, words }: Props) {
  const slugBase = slugBaseOf(slug);
  const others = locales.filter((locale) => locale !== open);
  const texts = words.translation;
  const { whyNot } = useWritingHelp(words);
  const { data, refetch } = useQuery({
    queryKey: ['languages', slugBase],
    queryFn: () => fetchArticles({ words: slugBase, most: 100 }),
  });
  const article = data?.find((candidate) => candidate.slug_base === slugBase);

  const making = useDeskAction({
    run: async (locale: Locale) => {
      try {
        await translate({ slug_base: slugBase, language: locale, changed_only: false });
      } finally {
        await refetch();
      }
    },
    done: () => showToast({ tone: 'success', title: texts.done, text: texts.doneText }),
    refused: (cause) => tellRefusal({ words, title: texts.failed, cause }),
  });

  return (
    <section aria-labelledby="other-languages">
      <h2 id="other-languages">{texts.languages}</h2>
      <ul className="plain other-languages">
        {others.map((locale) => {
          const post = article?.posts.find((candidate) => candidate.language === locale);
          const { name } = languages[locale];
          return (
            <li key={locale}>
              {post ? (
                <a href={`${deskPages['edit-article']}?slug=${postSlug({ slugBase, locale })}`}>
                  {name}: {words.articles.states[stateOf(post)]}
                </a>
              ) : (
                <button
                  type="button"
                  className="button button-quiet"
                  disabled={article === undefined || whyNot !== undefined || making.isPending}
                  onClick={() => making.mutate(locale)}
                >
                  {fill(texts.make, { language: name })}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="desk-hint" role="status">
        {/* Beside a translation it is said already. */}
        {making.isPending ? texts.working : open === sourceLocale && whyNot}
      </p>
    </section>
  );
}

type Props = { slug: string; open: Locale; words: DeskWords };
