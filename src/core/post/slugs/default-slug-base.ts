import { islandDay } from '../../ibiza-time/days.ts';
import { slugBaseFrom, stemOf } from './slug-base.ts';

/** Returns the proposed slug base for today in Ibiza's time: 'laatste-nieuws-2026-11-21'. */
export const defaultSlugBase = (now: Date): string => `${start}${islandDay(now)}`;

export const isDefaultSlugBase = (slugBase: string): boolean =>
  new RegExp(`^${start}\\d{4}-\\d{2}-\\d{2}$`).test(slugBase);

/** Proposes an address from the title of a new article. */
export const proposedSlugBase = ({ title, now }: { title: string; now: Date }): string =>
  slugBaseFrom(title) || defaultSlugBase(now);

/** Whether a slug base comes from the title or a date, with or without an added number, as in `zwembad-2`. */
export const isProposedSlugBase = ({ title, slugBase }: { title: string; slugBase: string }): boolean =>
  [slugBase, stemOf(slugBase)].some((base) => base === slugBaseFrom(title) || isDefaultSlugBase(base));

/** Returns a slug base from the topic and the date on Ibiza, such as 'de-tuin-s-winters-2026-11-21'. */
export function topicSlugBase(topic: string, now: Date): string {
  const words = slugBaseFrom(topic).slice(0, maxTopicLength).replace(/-$/, '');
  return `${words || 'tekst'}-${islandDay(now)}`;
}

const maxTopicLength = 60;

const start = 'laatste-nieuws-';
