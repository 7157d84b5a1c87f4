import { atom } from 'nanostores';
import { addressRefusal } from '#adapters/supabase/access/auth-refusal.browser.ts';

/** The link of a mail somebody came with: an invitation, or the way to a new password. */
export const $link = atom<MailedLink | undefined>();

/** Secrets of a mail stand after the `#`, where no server sees them; they leave the address at once. */
export function takeLinkFromAddress(): void {
  const address = new URL(location.href);
  const found = /^#(invite|recovery)=([\w-]{1,200})$/.exec(address.hash);
  if (found?.[1] === undefined || found[2] === undefined) return;
  address.hash = '';
  history.replaceState(history.state, '', address);
  $link.set({ kind: found[1] as MailedLink['kind'], secret: found[2] });
}

/**
 * The shared token of `#token=…` or `?token=…`. It leaves the address at once: it would stay in the history and travel in
 * links. What stands after the `#` also reaches no server and no log.
 */
export function takeTokenFromAddress(): string | undefined {
  const address = new URL(location.href);
  const inHash = new URLSearchParams(address.hash.slice(1)).get('token');
  const token = inHash ?? address.searchParams.get('token');
  if (token === null) return undefined;
  address.searchParams.delete('token');
  if (inHash !== null) address.hash = '';
  history.replaceState(history.state, '', address);
  return token === '' ? undefined : token;
}

/** Why the auth service sent somebody back here, as the code of a refusal. What it wrote into the address leaves it. */
export function takeRefusalFromAddress(): string | undefined {
  const address = new URL(location.href);
  const inHash = new URLSearchParams(address.hash.slice(1));
  const refusal = addressRefusal(inHash) ?? addressRefusal(address.searchParams);
  if (refusal === undefined) return undefined;
  if (addressRefusal(inHash) !== undefined) address.hash = '';
  for (const name of ['error', 'error_code', 'error_description']) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
  return refusal;
}

export type MailedLink = { kind: 'invite' | 'recovery'; secret: string };
