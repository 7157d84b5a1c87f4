import { callFunction } from '#adapters/functions.browser.ts';
import type { AuthRefusal } from '#adapters/supabase/access/auth-refusal.browser.ts';
import * as access from '#contract/access.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { $link } from './address-secrets.ts';
import { askForCode } from './code-question.ts';
import { answered, DeskRefusal } from './desk-refusal.ts';
import { keepSession, openGate, requireSession } from './session.ts';

/** Signs a named editor in. Every function here throws a `DeskRefusal`. */
export async function signIn(account: { email: string; password: string }): Promise<void> {
  accepted(await requireSession().signIn(account));
  openGate();
}

/** Has a link to a new password mailed, if there is such an account; the answer is the same if there is not. */
export const askForNewPassword = async (email: string): Promise<void> =>
  accepted(await requireSession().askForNewPassword(email));

/** Signs in with the link of a mail and changes the password. The link counts once, whatever becomes of the password. */
export async function choosePassword({ secret, password }: Choice): Promise<void> {
  const session = requireSession();
  if (opened !== secret) {
    accepted(await session.openRecovery(secret));
    opened = secret;
  }
  await withCode(() => session.setPassword(password));
  opened = undefined;
  $link.set(undefined);
  openGate();
  await endOtherSessions();
}

/** Changes the password of the signed-in editor, who knows the one of before, and signs out other browsers. */
export async function changePassword({ current, password }: Change): Promise<void> {
  const session = requireSession();
  accepted(await session.confirmPassword(current));
  await withCode(() => session.setPassword(password, current));
  await endOtherSessions();
}

/** Asks for the code of the second factor where the service wants it, and does the same again. */
export async function withCode(act: () => Promise<AuthRefusal | undefined>): Promise<void> {
  const refusal = await act();
  accepted(refusal?.code === 'second-factor-needed' && (await askForCode()) ? await act() : refusal);
}

/** What the sign-in service refused is said as our functions say it. */
export function accepted(refusal: AuthRefusal | undefined): void {
  if (refusal === undefined) return;
  const { code, weaknesses } = refusal;
  throw new DeskRefusal({ code, ...(weaknesses && { fields: { password: weaknesses.join(' ') } }) });
}

/** After a new password: sessions elsewhere, and the links to previews that were handed out there. */
async function endOtherSessions(): Promise<void> {
  const ended = await callFunction(access.signOutElsewhere, {
    input: { confirm: true },
    accessToken: (await requireSession().current())?.accessToken,
  });
  // Of somebody who is no editor any more, no session counts anywhere.
  if (!ended.ok && ended.refusal.code !== 'not-an-editor')
    throw new DeskRefusal({ code: 'elsewhere-not-ended' });
}

/** Whom an invitation is for. */
export const readInvitation = async (secret: string): Promise<Invitation> =>
  answered(await callFunction(access.readInvitation, { input: { invitation: secret } }));

/** Makes the account of an invited person, and signs in with it. */
export async function redeemInvitation({ secret, password }: Choice): Promise<void> {
  const input = { invitation: secret, password };
  await keepSession(answered(await callFunction(access.redeemInvitation, { input })));
  $link.set(undefined);
}

/** The link that has been turned into a session already: a password that is too weak may be replaced by another. */
let opened: string | undefined;

type Change = { current: string; password: string };

type Choice = { secret: string; password: string };

export type Invitation = AnswerOf<typeof access.readInvitation>;
