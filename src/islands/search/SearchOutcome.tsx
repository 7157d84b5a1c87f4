import type { Locale } from '#core/locale.ts';
import { postPath } from '#core/paths.ts';
import { fill } from '#i18n/fill.ts';
import { formatDate } from '#i18n/format.ts';
import type { BlogSearch, FoundPost } from '#stores/blog-search.ts';
import type { SearchWords } from './search-words.ts';

/** The posts that a search found, or why there are none. */
export function SearchOutcome({ search, words, lang, retry }: Props) {
  return (
    <>
      <p
        role="status"
        className={search.step === 'found' && search.posts.length === 0 ? '' : 'visually-hidden'}
      >
        {statusOf(search, words)}
      </p>
      {search.step === 'failed' && (
        <div className="row gap-4">
          <p>{words.failed}</p>
          <button type="button" className="button button-quiet" onClick={retry}>
            {words.retry}
          </button>
        </div>
      )}
      {search.step === 'searching' && <Skeletons />}
      {search.step === 'found' && (
        <>
          <Results id="search-found" heading={words.results} posts={search.posts} lang={lang} />
          <Results id="search-found-most" heading={words.withMost} posts={search.withMost} lang={lang} />
        </>
      )}
    </>
  );
}

function statusOf(search: BlogSearch, words: SearchWords): string {
  switch (search.step) {
    case 'idle':
      return '';
    case 'searching':
      return words.searching;
    case 'failed':
      return words.failed;
    case 'found':
      if (search.posts.length > 0)
        return fill(words.found, { n: search.posts.length + search.withMost.length });
      return search.withMost.length > 0 ? words.noneWithAll : fill(words.none, { q: search.q });
  }
}

function Results({ id, heading, posts, lang }: ResultsProps) {
  if (posts.length === 0) return null;
  return (
    <section className="search-found" aria-labelledby={id}>
      <h2 className="like-h3" id={id}>
        {heading}
      </h2>
      <ul className="plain tiles search-cards">
        {posts.map((post) => (
          <Found key={post.slug} post={post} lang={lang} />
        ))}
      </ul>
    </section>
  );
}

function Found({ post, lang }: { post: FoundPost; lang: Locale }) {
  return (
    <li lang={lang}>
      <p className="soft">
        <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, lang)}</time>
      </p>
      <h3>
        <a href={postPath(post.slug)}>{post.title}</a>
      </h3>
      {post.excerpt !== '' && <p>{post.excerpt}</p>}
    </li>
  );
}

const skeletons = [1, 2, 3, 4, 5, 6];

function Skeletons() {
  return (
    <ul className="plain tiles search-cards" aria-hidden="true">
      {skeletons.map((number) => (
        <li key={number} className="skeleton">
          <span />
          <span />
          <span />
        </li>
      ))}
    </ul>
  );
}

type ResultsProps = { id: string; heading: string; posts: FoundPost[]; lang: Locale };

type Props = { search: BlogSearch; words: SearchWords; lang: Locale; retry: () => void };
