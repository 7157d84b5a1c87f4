import type { Locale } from '#core/locale.ts';
import { postPath } from '#core/paths.ts';
import { fill } from '#i18n/fill.ts';
import { formatDate } from '#i18n/format.ts';
import type { BlogSearch, FoundPost } from '#stores/blog-search.ts';
import type { SearchWords } from './search-words.ts';

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
        <div className="island-trouble">
          <p>{words.failed}</p>
          <button type="button" className="button button-quiet" onClick={retry}>
            {words.retry}
          </button>
        </div>
      )}
      {search.step === 'searching' && <Skeletons />}
      {search.step === 'found' && search.posts.length > 0 && (
        <section className="search-found" aria-labelledby="search-found">
          <h2 className="like-h3" id="search-found">
            {words.results}
          </h2>
          <ul className="plain search-cards">
            {search.posts.map((post) => (
              <Found key={post.slug} post={post} lang={lang} />
            ))}
          </ul>
        </section>
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
      return search.posts.length === 0
        ? fill(words.none, { q: search.q })
        : fill(words.found, { n: search.posts.length });
  }
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
    <ul className="plain search-cards" aria-hidden="true">
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

type Props = { search: BlogSearch; words: SearchWords; lang: Locale; retry: () => void };
