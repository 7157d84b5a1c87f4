/** A message that is sent sooner than this many milliseconds after the form was opened was not written by a person. */
export const minWritingTime = 2000;

/** A form may stay open this many milliseconds, because a visitor may leave a tab open over a weekend. */
export const maxWritingTime = 3 * 86_400_000;

/**
 * Returns the reason why a message must be stored without being mailed, or undefined if it may be mailed. A message without
 * a stamp may be mailed, because it comes from one of our programs or from a browser without JavaScript.
 *
 * @param stamp when the form was opened: a time, `forged`, or undefined if the form sent no stamp
 */
export function holdReason({ website, stamp, now }: Signs): HeldReason | undefined {
  if (website !== '') return 'honeypot';
  if (stamp === undefined) return undefined;
  if (stamp === 'forged') return 'stamp';
  const age = now.getTime() - stamp.getTime();
  // For an invalid date both comparisons are false, so the message is held.
  return age >= minWritingTime && age <= maxWritingTime ? undefined : 'stamp';
}

/** The server detects these reasons itself. The database also holds messages for the reasons `limit` and `repeated`. */
export type HeldReason = 'honeypot' | 'stamp';

type Signs = {
  /** People do not see this field, so a filled field shows that a program sent the message. */
  website: string;
  stamp: Date | 'forged' | undefined;
  now: Date;
};
