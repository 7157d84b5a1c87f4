import { atom } from 'nanostores';
import * as access from '#contract/access.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { $access, $userId, callAsEditor, signOut } from './session.ts';

/** Who is signed in, as the server knows them; undefined until it has been asked. */
export const $who = atom<AnswerOf<typeof access.whoAmI> | undefined>();

/** Asks who is signed in, and again where nothing came back and the desk is still open. */
export async function loadWho(): Promise<void> {
  const asked = $userId.get();
  // Another tab may have signed somebody else in meanwhile.
  const isOfNow = () => $userId.get() === asked;
  const ask = () => callAsEditor(access.whoAmI, {}).catch(() => undefined);
  let who = await ask();
  for (const wait of waits) {
    if (who !== undefined || !isOfNow() || $access.get() !== 'signed-in') break;
    await new Promise((resolve) => setTimeout(resolve, wait));
    who = await ask();
  }
  if (isOfNow()) $who.set(who);
}

/** Before each further question, in milliseconds. */
const waits = [500, 1000, 2000, 4000, 8000];

/** Ends all sessions of the shared token; this one too, where it is one of them. */
export async function signOutShared(): Promise<void> {
  await callAsEditor(access.signOutShared, { confirm: true });
  if ($who.get()?.is_shared === true) await signOut();
}
