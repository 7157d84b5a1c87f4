import type { ReactNode } from 'react';
import type { Today } from '#contract/today.ts';
import { editAddress } from '#core/desk-pages.ts';
import { sourceFirst, sourceLocale, type Locale } from '#core/locale.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { Thumbnail } from '../parts/drawings/Thumbnail.tsx';
import { Codes } from '../parts/list/Codes.tsx';
import { Row } from '../parts/list/Row.tsx';

/** One row per article, with its Dutch text if there is one, and the languages of all its listed texts. */
export const ArticleRows = ({ posts, href, step, about, codes, action }: Props) =>
  byArticle(posts).map(({ post, languages }) => (
    <Row
      key={post.slug}
      lead={
        <Thumbnail
          className="desk-picture"
          address={post.heroImageUrl ?? undefined}
          slugBase={slugBaseOf(post.slug)}
        />
      }
      title={post.title}
      lang={sourceLocale}
      href={href?.(post) ?? editAddress(post.slug)}
      about={
        <span className="one-line">
          <Codes of={codes?.(post) ?? languages} />
          <StepInLine step={step?.(post)} />
          {about?.(post) ?? <span lang={sourceLocale}>{post.excerpt}</span>}
        </span>
      }
      step={step?.(post)}
    >
      {action?.(post)}
    </Row>
  ));

/** Narrow rows have a chevron in place of the step, so their second line says it. */
export const StepInLine = ({ step }: { step: string | undefined }) =>
  step !== undefined && (
    <span className="today-step" aria-hidden="true">
      {step}
    </span>
  );

export type ListedPost = Today['drafts']['first'][number];

export function byArticle(posts: readonly ListedPost[]): { post: ListedPost; languages: Locale[] }[] {
  const rank = ({ language }: ListedPost) => sourceFirst.indexOf(language);
  const articles = Map.groupBy(posts, ({ slug }) => slugBaseOf(slug));
  return [...articles.values()].flatMap((listed) => {
    const all = listed.toSorted((one, other) => rank(one) - rank(other));
    const languages = all.map(({ language }) => language);
    return all.slice(0, 1).map((post) => ({ post, languages }));
  });
}

type Props = {
  posts: readonly ListedPost[];
  /** By default, a row leads to the text in the editor. */
  href?: (post: ListedPost) => string;
  step?: (post: ListedPost) => string;
  /** Returns the line below the title. Without it, the line is the summary of the article. */
  about?: (post: ListedPost) => string | undefined;
  codes?: (post: ListedPost) => Locale[];
  action?: (post: ListedPost) => ReactNode;
};
