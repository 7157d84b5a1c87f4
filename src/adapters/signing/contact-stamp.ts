import { openSigned, signed } from './signature.ts';

/** The signed time at which a visitor began to write. */
export const contactStamp = (now: Date): string => signed(now.getTime().toString(36), purpose);

/** When a form was begun; `forged` if the signature is not ours. */
export function readContactStamp(stamp: string): Date | 'forged' {
  const time = openSigned(stamp, purpose);
  return time === undefined ? 'forged' : new Date(parseInt(time, 36));
}

const purpose = 'contact stamp';
