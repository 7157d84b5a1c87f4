import { atom } from 'nanostores';
import { addressRefusal } from '#adapters/supabase/access/auth-refusal.browser.ts';

/** The mailed link that opened this page: an invitation or a password reset. */
export const $link = atom<MailedLink | undefined>();

/** Moves a mailed link’s secret from the URL to `$link`. The secret follows `#`, so browsers never send it. */
export function takeLinkFromAddress(): void {
  const address = new URL(location.href);
  if (!openMailedLink(address.hash)) return;
  address.hash = '';
  history.replaceState(history.state, '', address);
}

/** Shows the page that a mailed link leads to, without loading it. Returns false if the fragment is of no such link. */
export function openMailedLink(hash: string): boolean {
  const [, kind, secret] = /^#(invite|recovery)=([\w-]{1,200})$/.exec(hash) ?? [];
  if (kind === undefined || secret === undefined) return false;
  $link.set({ kind: kind as MailedLink['kind'], secret });
  return true;
}

/** Removes the token from the URL, so that neither the browser’s history nor a copied link contains it. */
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

/** Returns `link-expired` or `link-refused` if the auth service refused a link. Removes the error from the URL. */
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
