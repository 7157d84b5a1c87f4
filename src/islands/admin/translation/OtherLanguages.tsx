import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import { locales, sourceLocale, type Locale } from '#core/locale.ts';
import { postSlug, slugParts } from '#core/post/post.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { languages } from '#i18n/languages.ts';
import { fetchArticles } from '#clients/articles.ts';
import { showToast } from '#stores/toasts.ts';
import { translate } from '#stores/translating.ts';
import { stateOf } from '../articles/article-filter.ts';
import { refusalText } from '../parts/refusal-text.ts';
import { useWritingHelp } from './use-writing-help.ts';

/** From one language of an article to the others; one that is missing can be made here. */
export function OtherLanguages({ slug, open, words }: Props) {
  const slugBase = slugParts(slug)?.slugBase ?? slug;
  const others = locales.filter((locale) => locale !== open);
  const texts = words.translation;
  const { whyNot } = useWritingHelp(words);
  const { data, refetch } = useQuery({
    queryKey: ['languages', slugBase],
    queryFn: () => fetchArticles({ words: slugBase, most: 100 }),
  });
  const [busy, setBusy] = useState<Locale>();
  const article = data?.find((candidate) => candidate.slug_base === slugBase);

  async function make(locale: Locale) {
    setBusy(locale);
    const sent = await translate({ slugBase, language: locale, changedOnly: false });
    await refetch();
    setBusy(undefined);
    showToast(
      sent.ok
        ? { tone: 'success', title: texts.done, text: texts.doneText }
        : { tone: 'failure', title: texts.failed, text: refusalText(words, sent.refusal.code) },
    );
  }

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
                  disabled={article === undefined || whyNot !== undefined || busy !== undefined}
                  onClick={() => void make(locale)}
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
        {busy === undefined ? open === sourceLocale && whyNot : texts.working}
      </p>
    </section>
  );
}

type Props = { slug: string; open: Locale; words: DeskWords };
