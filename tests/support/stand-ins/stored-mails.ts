import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredMail } from '../../../scripts/local/mail/stored-mail.ts';

/** Returns the mails that the local mail service has stored, the newest first. */
export function storedMails(localDir: string): StoredMail[] {
  const folder = path.join(localDir, 'mails');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as StoredMail);
}

export const mailsTo = (address: string, localDir: string): StoredMail[] =>
  storedMails(localDir).filter(({ to }) => to === address);

export const mailedLink = (address: string, localDir: string): string =>
  /http\S+\/admin\/sign-in#\S+/.exec(mailsTo(address, localDir)[0]?.text ?? '')?.[0] ?? '';
