import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The mails a local site has kept for an address, the newest first. */
export function mailsTo(address: string, localDir: string): KeptMail[] {
  const folder = path.join(localDir, 'mails');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as KeptMail)
    .filter(({ to }) => to === address);
}

/** The link to the sign-in page in the newest of them. */
export const mailedLink = (address: string, localDir: string): string =>
  /http\S+\/admin\/sign-in#\S+/.exec(mailsTo(address, localDir)[0]?.text ?? '')?.[0] ?? '';

type KeptMail = { to: string; subject: string; text: string };
