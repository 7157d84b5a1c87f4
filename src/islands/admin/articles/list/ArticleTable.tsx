import { useQuery } from '@tanstack/react-query';
import { editAddress } from '#core/desk-pages.ts';
import { sourceFirst, sourceLocale } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment, formatNearMoment } from '#i18n/format.ts';
import type { Article } from '#contract/articles.ts';
import { fetchLiveVersion } from '#clients/articles.ts';
import { ArticleNext } from './ArticleNext.tsx';
import { LanguageCell } from './LanguageCell.tsx';
import { Thumbnail } from '../../parts/drawings/Thumbnail.tsx';
import { useDesk } from '../../parts/use-desk.ts';

const pollIntervalMs = 3000;

/** The articles of one page of the list, with the state of each language and a box to tick. */
export function ArticleTable({ articles, chosen, onChoose }: Props) {
  const { words, language } = useDesk();
  const texts = words.articles;
  const liveVersion = useLiveVersion(articles);
  const isAllChosen = articles.every(({ slugBase }) => chosen.has(slugBase));
  const choose = (bases: string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const base of bases) {
      if (isChosen) next.add(base);
      else next.delete(base);
    }
    onChoose(next);
  };
  return (
    <table className="article-matrix state-chips">
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <td className="article-choice">
            <label data-text={texts.chooseAll}>
              <input
                type="checkbox"
                aria-label={texts.chooseAll}
                checked={isAllChosen}
                onChange={({ target }) =>
                  choose(
                    articles.map(({ slugBase }) => slugBase),
                    target.checked,
                  )
                }
              />
            </label>
          </td>
          <th scope="col">{texts.article}</th>
          {sourceFirst.map((locale) => (
            <th key={locale} scope="col">
              <abbr title={words.languageNames[locale]}>{locale.toUpperCase()}</abbr>
            </th>
          ))}
          <th scope="col">{texts.nextStep}</th>
        </tr>
      </thead>
      <tbody>
        {articles.map((article) => {
          const post = named(article);
          return (
            <tr key={article.slugBase} aria-selected={chosen.has(article.slugBase)}>
              <td className="article-choice">
                <label>
                  <input
                    type="checkbox"
                    aria-label={fill(texts.choose, { title: post?.title ?? article.slugBase })}
                    checked={chosen.has(article.slugBase)}
                    onChange={({ target }) => choose([article.slugBase], target.checked)}
                  />
                </label>
              </td>
              <th scope="row">
                <div className="article-named">
                  <Thumbnail
                    className="article-thumbnail"
                    address={post?.heroImageUrl}
                    slugBase={article.slugBase}
                  />
                  {post && (
                    <a className="article-title" lang={post.language} href={editAddress(post.slug)}>
                      {post.title}
                    </a>
                  )}
                </div>
              </th>
              {sourceFirst.map((locale) => (
                <td key={locale} data-language={locale.toUpperCase()}>
                  <LanguageCell
                    locale={locale}
                    post={article.posts.find(({ language: own }) => own === locale)}
                    liveVersion={liveVersion}
                  />
                </td>
              ))}
              <td className="article-next">
                <ArticleNext article={article} />
                <time title={fill(texts.changed, { date: formatMoment(lastChange(article), language) })}>
                  {formatNearMoment(lastChange(article), language)}
                </time>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function useLiveVersion(articles: Article[]): number {
  const awaited = Math.max(0, ...articles.flatMap(({ posts }) => posts.map(({ onItsWay }) => onItsWay ?? 0)));
  const { data } = useQuery({
    queryKey: ['live-version'],
    queryFn: fetchLiveVersion,
    enabled: awaited > 0,
    refetchInterval: ({ state }) => ((state.data ?? 0) < awaited ? pollIntervalMs : false),
  });
  return data ?? 0;
}

const named = ({ posts }: Article) => posts.find((post) => post.language === sourceLocale) ?? posts[0];

const lastChange = ({ posts }: Article): string =>
  posts
    .map(({ updatedAt }) => new Date(updatedAt).toISOString())
    .sort()
    .at(-1) ?? '';

type Props = {
  articles: Article[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};
