/** The site promises an answer to an e-mail within this many hours; the business chose the number. */
export const promisedHours = 4;

/** Senders of the form are promised an answer within this many hours; the business aims at four. */
export const promisedFormHours = 24;

/** The business is reminded of an open message an hour before that. */
export const remindAfterSeconds = (promisedHours - 1) * 3600;

/**
 * How much is left of the promised time, in whole minutes; below zero where it is over.
 * @example minutesLeft({ createdAt: new Date('2026-11-20T10:00Z'), now: new Date('2026-11-20T12:30Z') }) // => 90
 */
export const minutesLeft = ({ createdAt, now }: { createdAt: Date; now: Date }): number =>
  Math.floor((createdAt.getTime() + promisedHours * 3_600_000 - now.getTime()) / 60_000);
