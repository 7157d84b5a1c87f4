/**
 * How many builds of a month are kept for what people publish: a fifth. Once fewer are left, changes that no person made (of a
 * schedule, of the news) wait for the next build that a person asks for, or for a day; once none is left, for the next
 * month. The database counts and holds back; see `private.held_until`.
 * @example buildAllowance(300) // => { perMonth: 300, spareBelow: 60 }
 */
export const buildAllowance = (perMonth: number | undefined): BuildAllowance | undefined =>
  perMonth === undefined ? undefined : { perMonth, spareBelow: Math.ceil(perMonth / 5) };

export type BuildAllowance = { perMonth: number; spareBelow: number };
