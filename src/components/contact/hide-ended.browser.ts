import { islandDay } from '#core/ibiza-time/days.ts';

/** Hides facts that are no longer true, because a page may be older than today. */
export function hideEnded(): void {
  const today = islandDay(new Date());
  for (const fact of document.querySelectorAll<HTMLElement>('[data-until]'))
    fact.hidden = (fact.dataset['until'] ?? today) < today;
}
