import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the mails to an address that the local mail service has stored, the newest first. */
export function mailsTo(address: string, localDir: string): StoredMail[] {
  const folder = path.join(localDir, 'mails');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as StoredMail)
    .filter(({ to }) => to === address);
}

export const mailedLink = (address: string, localDir: string): string =>
  /http\S+\/admin\/sign-in#\S+/.exec(mailsTo(address, localDir)[0]?.text ?? '')?.[0] ?? '';

type StoredMail = { to: string; subject: string; text: string };
