import { islandDay } from '../ibiza-time/days.ts';
import { slugBaseFrom } from '../post/slugs/free-slug-base.ts';

const maxLength = 60;

/** Returns a slug base from the topic and the date on Ibiza, such as 'de-tuin-s-winters-2026-11-21'. */
export function topicSlugBase(topic: string, now: Date): string {
  const words = slugBaseFrom(topic).slice(0, maxLength).replace(/-+$/, '');
  const day = islandDay(now);
  return words === '' ? `tekst-${day}` : `${words}-${day}`;
}
