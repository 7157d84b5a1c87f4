/**
 * The slug base proposed for an article written today, by Ibiza's calendar (specification, section 9).
 * @example defaultSlugBase(new Date('2026-11-20T23:30:00Z')) // => 'laatste-nieuws-2026-11-21'
 */
export const defaultSlugBase = (now: Date): string =>
  `laatste-nieuws-${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(now)}`;
