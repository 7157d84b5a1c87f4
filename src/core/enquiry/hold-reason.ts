/** A person needs at least this long to write a message, in milliseconds. */
export const minWritingTime = 2000;

/** A form may stay open over a weekend, in milliseconds. */
export const maxWritingTime = 3 * 86_400_000;

/**
 * Why a message is stored without being mailed; undefined if there is no reason. A message without stamp comes from a
 * program of ours or a browser without script, and is mailed.
 * @param stamp when the form was opened: a time, `forged`, or undefined if none was sent
 */
export function holdReason({ website, stamp, now }: Signs): HeldReason | undefined {
  if (website !== '') return 'honeypot';
  if (stamp === undefined) return undefined;
  if (stamp === 'forged') return 'stamp';
  const age = now.getTime() - stamp.getTime();
  // The comparison is also false for an invalid date.
  return age >= minWritingTime && age <= maxWritingTime ? undefined : 'stamp';
}

/** What the server detects itself; the database also holds messages as `limit` or `repeated`. */
export type HeldReason = 'honeypot' | 'stamp';

type Signs = {
  /** A field that is hidden from people. */
  website: string;
  stamp: Date | 'forged' | undefined;
  now: Date;
};
