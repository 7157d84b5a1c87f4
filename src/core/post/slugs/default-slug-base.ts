import { islandDay } from '../../ibiza-time/days.ts';
import { slugBaseFrom, stemOf } from './free-slug-base.ts';

/**
 * Returns the proposed slug base for an article that is written today. "Today" is in Ibiza's time zone, so that editors see
 * their own date.
 *
 * @example defaultSlugBase(new Date('2026-11-20T23:30:00Z')) // => 'laatste-nieuws-2026-11-21'
 */
export const defaultSlugBase = (now: Date): string => `${start}${islandDay(now)}`;

/** Whether a slug base is the proposal of `defaultSlugBase` rather than an editor's choice. */
export const isDefaultSlugBase = (slugBase: string): boolean =>
  new RegExp(`^${start}\\d{4}-\\d{2}-\\d{2}$`).test(slugBase);

/**
 * Returns the slug base that an article has until an editor types another. It comes from the title, or from the date if
 * there is no title.
 *
 * @example proposedSlugBase({ title: 'Een huis', now }) // => 'een-huis'
 */
export const proposedSlugBase = ({ title, now }: { title: string; now: Date }): string =>
  slugBaseFrom(title) || defaultSlugBase(now);

/**
 * Whether the slug base is a proposal rather than an editor's choice. A proposal may end in a number, as in `zwembad-2`, if
 * the slug base without it was taken.
 */
export const isProposedSlugBase = ({ title, slugBase }: { title: string; slugBase: string }): boolean =>
  [slugBase, stemOf(slugBase)].some((base) => base === slugBaseFrom(title) || isDefaultSlugBase(base));

const start = 'laatste-nieuws-';
