import type { ArticlePost } from '#contract/articles.ts';
import { sourceFirst, sourceLocale, type Locale } from '#core/locale.ts';
import { needsChecklist } from '#core/publishing/review/review-checks.ts';
import { isUnread } from '../../publication/article-state.ts';

/** Sorts the translations of an article by what an editor does with each on the page of review. */
export function reviewPlan(posts: ArticlePost[], { update, isSigned, skipped }: Wanted) {
  const all = sourceFirst.flatMap((locale) =>
    posts.filter(({ language }) => language === locale && locale !== sourceLocale),
  );
  const isDue = (post: ArticlePost) => isUnread(post) || post.outdated;
  const translations = all.filter((post) => !needsChecklist(post));
  const unread = translations
    .filter(isDue)
    .toSorted((one, other) => Number(other.outdated) - Number(one.outdated));
  const isUpdated = ({ language, outdated }: ArticlePost): boolean => {
    if (update === 'outdated') return outdated;
    // A small correction of the Dutch text leaves translations current, but an editor may update one nevertheless.
    return update === language && (outdated || !isSigned);
  };
  return {
    /** Texts that are reviewed with a checklist, on the page of the article. */
    checklists: all.filter((post) => isDue(post) && needsChecklist(post)),
    /** Translations that are made again and signed together. */
    updates: translations.filter((post) => post.translation !== 'pending' && isUpdated(post)),
    /** Translations to read, outdated ones first, and the `next` of them. */
    unread,
    next: unread.find((post) => !post.isTranslating && !skipped.includes(post.language)),
    total: translations.length,
    atWork: all.filter(({ isTranslating }) => isTranslating),
  };
}

/** Reads `?update=`: one language, or without a value every outdated one. */
export function updateIn(parameters: URLSearchParams): Wanted['update'] {
  const update = parameters.get('update') ?? undefined;
  return update === '' ? 'outdated' : (update as Locale | undefined);
}

/** `isSigned`: the editor has signed the update in this visit. `skipped`: languages that the editor left for later. */
type Wanted = { update: 'outdated' | Locale | undefined; isSigned: boolean; skipped: readonly Locale[] };
