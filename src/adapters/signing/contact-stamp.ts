import { openSigned, signed } from './signature.ts';

/** The time at which somebody began to write, signed, so that nobody can claim another one. */
export const contactStamp = (now: Date): string => signed(now.getTime().toString(36), purpose);

/** When a form was begun; `forged` where the stamp is not ours. */
export function readContactStamp(stamp: string): Date | 'forged' {
  const time = openSigned(stamp, purpose);
  return time === undefined ? 'forged' : new Date(parseInt(time, 36));
}

const purpose = 'contact stamp';
