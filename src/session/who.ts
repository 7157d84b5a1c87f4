import { atom } from 'nanostores';
import pRetry from 'p-retry';
import { keepNamed } from '#browser-storage/named-editor.ts';
import * as access from '#contract/access.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { $access, $userId, callAsEditor, signOut } from './session.ts';

/** Undefined until the server has answered. */
export const $who = atom<AnswerOf<typeof access.whoAmI> | undefined>();

/** Asks until the server answers or the session ends, because pages show a placeholder until then. */
export async function loadWho(): Promise<void> {
  const userId = $userId.get();
  const isCurrent = () => $userId.get() === userId;
  const ask = () => callAsEditor(access.whoAmI, {});
  const shouldRetry = () => isCurrent() && $access.get() === 'signed-in';
  const who = await pRetry(ask, {
    retries: Infinity,
    minTimeout: 500,
    maxTimeout: 30_000,
    shouldRetry,
  }).catch(() => undefined);
  if (!isCurrent()) return;
  $who.set(who);
  if (who !== undefined) keepNamed(!who.isShared);
}

/** Ends all sessions of the shared account. If this browser is signed in to that account, signs this browser out. */
export async function signOutShared(): Promise<void> {
  await callAsEditor(access.signOutShared, { confirm: true });
  if ($who.get()?.isShared === true) await signOut();
}
