/** The site promises to answer e-mails within this many hours. The business chose this number. */
export const promisedHours = 4;

/** The contact form promises an answer within this many hours, although the business tries to answer within four hours. */
export const promisedFormHours = 24;

/** The business gets a reminder of an open message one hour before the promised time ends. */
export const remindAfterSeconds = (promisedHours - 1) * 3600;

/**
 * Returns how many whole minutes of the promised time are left. The number is negative once that time is over.
 *
 * @example minutesLeft({ createdAt: new Date('2026-11-20T10:00Z'), now: new Date('2026-11-20T12:30Z') }) // => 90
 */
export const minutesLeft = ({ createdAt, now }: { createdAt: Date; now: Date }): number =>
  Math.floor((createdAt.getTime() + promisedHours * 3_600_000 - now.getTime()) / 60_000);
