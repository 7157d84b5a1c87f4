/** A person needs this long to write a message, in milliseconds. */
export const minWritingTime = 2000;

/** A form may stay open over a weekend, in milliseconds. */
export const maxWritingTime = 3 * 86_400_000;

/**
 * Why a message is stored without being mailed; undefined where nothing speaks against it. A message without any sign
 * comes from a program of ours or a browser without script, and is mailed.
 * @param stamp when the form was begun: a time, `forged`, or undefined where none was sent
 */
export function holdReason({ website, stamp, now }: Signs): HeldReason | undefined {
  if (website !== '') return 'honeypot';
  if (stamp === undefined) return undefined;
  if (stamp === 'forged') return 'stamp';
  const age = now.getTime() - stamp.getTime();
  // A stamp that is no time at all is no age either.
  return age >= minWritingTime && age <= maxWritingTime ? undefined : 'stamp';
}

/** What the server itself sees in a message; the database holds others as `limit` or `repeated`. */
export type HeldReason = 'honeypot' | 'stamp';

type Signs = {
  /** A field that people do not see. */
  website: string;
  stamp: Date | 'forged' | undefined;
  now: Date;
};
