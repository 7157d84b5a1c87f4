import * as v from 'valibot';
import { callFunction, type FunctionRefusal } from '#adapters/functions.browser.ts';
import { $link } from './address-secrets.ts';
import { keepSession, openGate, requireSession, sessionSchema } from './session.ts';

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
  const refusal = await session.setPassword(password);
  if (refusal !== undefined) return refusal;
  opened = undefined;
  $link.set(undefined);
  openGate();
  return undefined;
}

/** Changes the password of the signed-in editor. */
export const changePassword = (password: string): Promise<AccessRefusal> =>
  requireSession().setPassword(password);

/** Whom an invitation is for, or why it counts no more. */
export async function readInvitation(secret: string): Promise<InvitationAnswer> {
  const body = { invitation: secret };
  const read = await callFunction('read-invitation', { body, answer: invitationSchema });
  return read.ok ? { ok: true, invitation: read.value } : read;
}

/** Makes the account of an invited person, and signs in with it. */
export async function redeemInvitation({ secret, password }: Choice): Promise<AccessRefusal> {
  const body = { invitation: secret, password };
  const redeemed = await callFunction('redeem-invitation', { body, answer: sessionSchema });
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

const invitationSchema = v.object({ email: v.string(), name: v.string(), expires_at: v.string() });

export type AccessRefusal = { code: string; weaknesses?: string[] | undefined } | undefined;

type Choice = { secret: string; password: string };

export type InvitationAnswer =
  { ok: true; invitation: v.InferOutput<typeof invitationSchema> } | { ok: false; refusal: FunctionRefusal };
