import { islandDay } from '../ibiza-time/days.ts';
import { slugBaseFrom } from '../post/slugs/free-slug-base.ts';

/** The topic contributes at most this many characters to a slug base. */
const maxLength = 60;

/**
 * Returns the slug base of a text about a topic, written on a day in Ibiza's time.
 * @example topicSlugBase('De tuin, ’s winters!', new Date('2026-11-20T23:30:00Z')) // => 'de-tuin-s-winters-2026-11-21'
 */
export function topicSlugBase(topic: string, now: Date): string {
  const words = slugBaseFrom(topic).slice(0, maxLength).replace(/-+$/, '');
  const day = islandDay(now);
  return words === '' ? `tekst-${day}` : `${words}-${day}`;
}
