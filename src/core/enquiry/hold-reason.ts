/** Decides whether an enquiry looks like that of a program. Such an enquiry is stored for editors, but not mailed. */

/** A person needs at least this many milliseconds to write an enquiry. */
export const minWritingTime = 2000;

/** A form may be open for this many milliseconds, because visitors leave tabs open over a weekend. */
export const maxWritingTime = 3 * 86_400_000;

/**
 * Returns why an enquiry must be held (stored, but not mailed), or undefined if the enquiry may be mailed.
 * @param stamp when the form was opened, or `forged`. Undefined without JavaScript and for the installation check.
 */
export function holdReason({ website, stamp, now }: Signs): HeldReason | undefined {
  if (website !== '') return 'honeypot';
  if (stamp === undefined) return undefined;
  if (stamp === 'forged') return 'stamp';
  const age = now.getTime() - stamp.getTime();
  // For an invalid date both comparisons are false, so the enquiry is held.
  return age >= minWritingTime && age <= maxWritingTime ? undefined : 'stamp';
}

/** The server detects these reasons itself. Only the database detects `limit` and `repeated`: `hold_for()`. */
export type HeldReason = 'honeypot' | 'stamp';

type Signs = {
  /** The form hides this field from people, so a filled field shows that a program sent the enquiry. */
  website: string;
  stamp: Date | 'forged' | undefined;
  now: Date;
};
