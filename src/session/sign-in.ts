import { callFunction, type FunctionRefusal } from '#adapters/functions.browser.ts';
import * as access from '#contract/access.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { $link } from './address-secrets.ts';
import { askForCode } from './code-question.ts';
import { keepSession, openGate, requireSession } from './session.ts';

/** Signs a named editor in. Answers a refusal, or undefined once signed in. */
export async function signIn(account: { email: string; password: string }): Promise<AccessRefusal> {
  const refusal = await requireSession().signIn(account);
  if (refusal === undefined) openGate();
  return refusal;
}

/** Has a link to a new password mailed, if there is such an account; the answer is the same if there is not. */
export const askForNewPassword = (email: string): Promise<AccessRefusal> =>
  requireSession().askForNewPassword(email);

/** Signs in with the link of a mail and changes the password. The link counts once, whatever becomes of the password. */
export async function choosePassword({ secret, password }: Choice): Promise<AccessRefusal> {
  const session = requireSession();
  if (opened !== secret) {
    const refused = await session.openRecovery(secret);
    if (refused !== undefined) return refused;
    opened = secret;
  }
  const refusal = await withCode(() => session.setPassword(password));
  if (refusal !== undefined) return refusal;
  opened = undefined;
  $link.set(undefined);
  openGate();
  return endOtherSessions();
}

/** Changes the password of the signed-in editor, who knows the one of before, and signs out other browsers. */
export async function changePassword({ current, password }: Change): Promise<AccessRefusal> {
  const session = requireSession();
  const refusal =
    (await session.confirmPassword(current)) ??
    (await withCode(() => session.setPassword(password, current)));
  return refusal ?? endOtherSessions();
}

/** Asks for the code of the second factor where the service wants it, and does the same again. */
async function withCode(act: () => Promise<AccessRefusal>): Promise<AccessRefusal> {
  const refusal = await act();
  return refusal?.code === 'second-factor-needed' && (await askForCode()) ? act() : refusal;
}

/** After a new password: sessions elsewhere, and the links to previews that were handed out there. */
async function endOtherSessions(): Promise<AccessRefusal> {
  const ended = await callFunction(access.signOutElsewhere, {
    input: { confirm: true },
    accessToken: await requireSession().accessToken(),
  });
  // Of somebody who is no editor any more, no session counts anywhere.
  return ended.ok || ended.refusal.code === 'not-an-editor' ? undefined : { code: 'elsewhere-not-ended' };
}

/** Whom an invitation is for, or why it counts no more. */
export async function readInvitation(secret: string): Promise<InvitationAnswer> {
  const read = await callFunction(access.readInvitation, { input: { invitation: secret } });
  return read.ok ? { ok: true, invitation: read.value } : read;
}

/** Makes the account of an invited person, and signs in with it. */
export async function redeemInvitation({ secret, password }: Choice): Promise<AccessRefusal> {
  const input = { invitation: secret, password };
  const redeemed = await callFunction(access.redeemInvitation, { input });
  if (!redeemed.ok) {
    const { code, fields } = redeemed.refusal;
    return { code, weaknesses: fields?.['password']?.split(' ') };
  }
  const refusal = await keepSession(redeemed.value);
  if (refusal === undefined) $link.set(undefined);
  return refusal;
}

/** The link that has been turned into a session already: a password that is too weak may be replaced by another. */
let opened: string | undefined;

export type AccessRefusal = { code: string; weaknesses?: string[] | undefined } | undefined;

type Change = { current: string; password: string };

type Choice = { secret: string; password: string };

export type InvitationAnswer =
  | { ok: true; invitation: AnswerOf<typeof access.readInvitation> }
  | { ok: false; refusal: FunctionRefusal };
