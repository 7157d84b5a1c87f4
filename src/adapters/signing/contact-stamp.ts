import { openSigned, signed } from './signature.ts';

export const contactStamp = (now: Date): string => signed(now.getTime().toString(36), purpose);

/** Returns the time at which a visitor opened the form, or `forged` for a stamp that we did not sign. */
export function readContactStamp(stamp: string): Date | 'forged' {
  const time = openSigned(stamp, purpose);
  return time === undefined ? 'forged' : new Date(parseInt(time, 36));
}

const purpose = 'contact stamp';
