import type { Today } from '#contract/today.ts';
import { slugBaseOf } from '#core/post/post.ts';

/** Lists each article once, below the most urgent kind of work that it waits for. `kindsOf` has all of them. */
export function workOnce(today: Today) {
  const kinds = new Map<string, Kind[]>();
  for (const kind of mostUrgentFirst)
    for (const item of today[kind].first)
      kinds.set(keyOf(item), [...new Set([...(kinds.get(keyOf(item)) ?? []), kind])]);
  const kindsOf = (item: Keyed): readonly Kind[] => kinds.get(keyOf(item)) ?? [];
  const listed = <Item extends Keyed>(kind: Kind, items: readonly Item[]): Item[] =>
    items.filter((item) => kindsOf(item)[0] === kind);
  return { kindsOf, listed };
}

/** An article, or an unsaved text that is no article yet. */
export const keyOf = ({ slug, id = '' }: Keyed): string => (slug === null ? id : slugBaseOf(slug));

const mostUrgentFirst = ['failed', 'outdated', 'unread', 'news', 'unsaved', 'drafts'] as const;

export type Kind = (typeof mostUrgentFirst)[number];

type Keyed = { slug: string | null; id?: string };
