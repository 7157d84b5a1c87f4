import { openSigned, signed } from './signature.ts';

/**
 * The signed time at which a visitor got the contact form. An enquiry that arrives too soon after it was not typed by a
 * person.
 */
export const contactStamp = (now: Date): string => signed(now.getTime().toString(36), purpose);

/** Returns the time at which a visitor opened the form, or `forged` for a stamp that we did not sign. */
export function readContactStamp(stamp: string): Date | 'forged' {
  const time = openSigned(stamp, purpose);
  return time === undefined ? 'forged' : new Date(parseInt(time, 36));
}

const purpose = 'contact stamp';
