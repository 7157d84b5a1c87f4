import { atom } from 'nanostores';

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

/** A token in the address leaves it at once: it would stay in the history and travel in links. */
export function takeTokenFromAddress(): string | undefined {
  const address = new URL(location.href);
  const token = address.searchParams.get('token') ?? undefined;
  if (token === undefined) return undefined;
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
  return token === '' ? undefined : token;
}

export type MailedLink = { kind: 'invite' | 'recovery'; secret: string };
