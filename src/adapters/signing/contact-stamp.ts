import { openSigned, signed } from './signature.ts';

/** Signs the time at which a visitor opened the form. */
export const contactStamp = (now: Date): string => signed(now.getTime().toString(36), purpose);

/** Returns when a form was opened, or `forged` if we did not sign the stamp. */
export function readContactStamp(stamp: string): Date | 'forged' {
  const time = openSigned(stamp, purpose);
  return time === undefined ? 'forged' : new Date(parseInt(time, 36));
}

const purpose = 'contact stamp';
