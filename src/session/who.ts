import { atom } from 'nanostores';
import * as access from '#contract/access.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { $userId, callAsEditor, signOut } from './session.ts';

/** Who is signed in, as the server knows them; undefined until it has been asked. */
export const $who = atom<AnswerOf<typeof access.whoAmI> | undefined>();

export async function loadWho(): Promise<void> {
  const asked = $userId.get();
  const who = await callAsEditor(access.whoAmI, {}).catch(() => undefined);
  // Another tab may have signed somebody else in meanwhile.
  if ($userId.get() === asked) $who.set(who);
}

/** Ends all sessions of the shared token; this one too, where it is one of them. */
export async function signOutShared(): Promise<void> {
  await callAsEditor(access.signOutShared, { confirm: true });
  if ($who.get()?.is_shared === true) await signOut();
}
