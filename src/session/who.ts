import { atom } from 'nanostores';
import * as access from '#contract/access.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { answered } from './desk-refusal.ts';
import { callAsEditor, signOut } from './session.ts';

/** Who is signed in, as the server knows them; undefined until it has been asked. */
export const $who = atom<AnswerOf<typeof access.whoAmI> | undefined>();

export async function loadWho(): Promise<void> {
  const asked = await callAsEditor(access.whoAmI, {});
  $who.set(asked.ok ? asked.value : undefined);
}

/** Ends all sessions of the shared token; this one too, where it is one of them. */
export async function signOutShared(): Promise<void> {
  answered(await callAsEditor(access.signOutShared, { confirm: true }));
  if ($who.get()?.is_shared === true) await signOut();
}
