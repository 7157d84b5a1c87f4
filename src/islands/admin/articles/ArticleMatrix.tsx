import { deskPages } from '#core/desk-pages.ts';
import { sourceFirst, sourceLocale, type Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { languages } from '#i18n/languages.ts';
import type { Article, ArticlePost } from '#contract/articles.ts';
import { isPublishable, stateOf } from './article-filter.ts';

/** The order of the specification: the source first. */

/** One line per article, one column per language; each state leads to the text, and what can go to the site can be published here. */
export function ArticleMatrix({ articles, words, language, onPublish, busy }: Props) {
  const texts = words.articles;
  return (
    <table className="article-matrix">
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.article}</th>
          {sourceFirst.map((locale) => (
            <th key={locale} scope="col">
              <abbr title={languages[locale].name}>{locale.toUpperCase()}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {articles.map((article) => (
          <tr key={article.slug_base}>
            <th scope="row">
              <Name article={article} />
              <small>
                {article.slug_base} ·{' '}
                {fill(texts.changed, { date: formatMoment(lastChange(article), language) })}
              </small>
            </th>
            {sourceFirst.map((locale) => (
              <td key={locale} data-language={locale.toUpperCase()}>
                <Cell
                  post={article.posts.find((post) => post.language === locale)}
                  words={words}
                  onPublish={onPublish}
                  busy={busy}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Name({ article }: { article: Article }) {
  const named = article.posts.find((post) => post.language === sourceLocale) ?? article.posts[0];
  return named && <span lang={named.language}>{named.title}</span>;
}

function Cell({ post, words, onPublish, busy }: CellProps) {
  return (
    <>
      <State post={post} words={words} />
      {post && isPublishable(post) && (
        <button type="button" className="link" disabled={busy} onClick={() => onPublish(post)}>
          {words.edit.publish}
          <span className="visually-hidden">
            : {post.title} ({post.language.toUpperCase()})
          </span>
        </button>
      )}
    </>
  );
}

function State({ post, words }: { post: ArticlePost | undefined; words: DeskWords }) {
  const texts = words.articles;
  if (post === undefined) return <span className="state state-missing">{texts.states.missing}</span>;
  const state = stateOf(post);
  return (
    <>
      <a className={`state state-${state}`} href={`${deskPages['edit-article']}?slug=${post.slug}`}>
        {texts.states[state]}
        <span className="visually-hidden">
          : {post.title} ({post.language.toUpperCase()})
        </span>
      </a>
      {post.problem !== undefined && <small>{words.translation.listProblem}</small>}
    </>
  );
}

const lastChange = ({ posts }: Article): string =>
  posts
    .map(({ updated_at }) => new Date(updated_at).toISOString())
    .sort()
    .at(-1) ?? '';

type Publishing = { onPublish: (post: ArticlePost) => void; busy: boolean };
type CellProps = Publishing & { post: ArticlePost | undefined; words: DeskWords };
type Props = Publishing & { articles: Article[]; words: DeskWords; language: Locale };
