import { hash } from 'node:crypto';
import { postAlternates, type Alternate } from '#core/alternates.ts';
import { locales, type Locale } from '#core/locale.ts';
import { postPath } from '#core/paths.ts';
import { slugsOf } from '#core/post/post.ts';
import { readingSuggestions, relatedWindow } from '#core/post/related/reading-suggestions.ts';
import type { SameLanguageLinks } from '#core/post/related/post-links.ts';
import { sameLanguageLinks, type PostKey, type PostLists } from './post-lists.ts';
import { keyOf, type PageOf } from './post-pages.ts';

/**
 * Groups pages into blocks, because comparing the keys of blocks is faster than computing 20,000 page keys. A block’s
 * key depends on the posts of this and the previous block, which its suggestions come from, and on the first post of the next block.
 */
export const postBlocks = (lists: Pick<PostLists, 'posts' | 'versions'>): PostBlock[] =>
  locales.flatMap((locale) => blocksIn(locale, lists));

function blocksIn(locale: Locale, { posts, versions }: Pick<PostLists, 'posts' | 'versions'>): PostBlock[] {
  const list = posts[locale];
  const languagesOf = ({ slugBase }: PostKey) => versions.get(slugBase) ?? [];
  const around = (post: PostKey) => [slugsOf(languagesOf(post)), sameLanguageLinks(post, versions)];
  const digest = (part: PostKey[]): string =>
    hash('sha1', part.map((post) => keyOf([post], around(post))).join('\n'));
  const digests = Array.from({ length: Math.ceil(list.length / relatedWindow) }, (_, number) =>
    digest(list.slice(number * relatedWindow, (number + 1) * relatedWindow)),
  );

  return digests.map((own, number) => {
    const first = Math.max(0, (number - 1) * relatedWindow);
    const start = number * relatedWindow;
    const end = Math.min(list.length, start + relatedWindow);
    return {
      name: `${locale}-${number}`,
      key: [digests[number - 1], own, digest(list.slice(end, end + 1))].join(' '),
      posts: list.slice(start, end),
      *pages() {
        const near = list.slice(first, end + 1);
        const suggestions = readingSuggestions(
          near.map((post) => ({ ...post, words: post.words.match(/\S+/g) ?? [] })),
        );
        for (let index = start; index < end; index++) {
          const post = list[index];
          if (post === undefined) return;
          const languages = languagesOf(post);
          const { previous, next, related = [] } = suggestions[index - first] ?? {};
          yield {
            path: postPath(post.slug),
            params: { slug: post.slug },
            get props() {
              return {
                slug: post.slug,
                alternates: postAlternates(languages),
                previous: previous?.slug,
                next: next?.slug,
                related: slugsOf(related),
                sameLanguage: sameLanguageLinks(post, versions),
              };
            },
            key: keyOf([post, previous, next, ...related], around(post)),
          };
        }
      },
    };
  });
}

export type PostBlock = {
  name: string;
  key: string;
  posts: PostKey[];
  pages: () => Iterable<PageOf<PostPage>>;
};

export type PostPage = {
  slug: string;
  alternates: Alternate[];
  previous: string | undefined;
  next: string | undefined;
  related: string[];
  sameLanguage: SameLanguageLinks;
};
