import { callFunction } from '#adapters/functions.browser.ts';
import type { AuthRefusal } from '#adapters/supabase/access/auth-refusal.browser.ts';
import * as access from '#contract/access.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { $link } from './address-secrets.ts';
import { askForCode } from './code-question.ts';
import { DeskRefusal, requireAnswer } from './desk-refusal.ts';
import { keepSession, openDesk, requireSession } from './session.ts';

/** All functions in this file throw a `DeskRefusal` on failure. */
export async function signIn(account: { email: string; password: string }): Promise<void> {
  throwIfRefused(await requireSession().signIn(account));
  openDesk();
}

/** The answer does not reveal whether the account exists. */
export const askForNewPassword = async (email: string): Promise<void> =>
  throwIfRefused(await requireSession().askForNewPassword(email));

/** The mailed link works only once. After a refused password, a retry uses the session that the link has opened. */
export async function choosePassword({ secret, password }: Choice): Promise<void> {
  const session = requireSession();
  if (opened !== secret) {
    throwIfRefused(await session.openRecovery(secret));
    opened = secret;
  }
  await withCode(() => session.setPassword(password));
  opened = undefined;
  $link.set(undefined);
  openDesk();
  await endOtherSessions();
}

/** Checks the current password first. Signs out other browsers afterwards. */
export async function changePassword({ current, password }: Change): Promise<void> {
  const session = requireSession();
  throwIfRefused(await session.confirmPassword(current));
  await withCode(() => session.setPassword(password, current));
  await endOtherSessions();
}

/** If the action needs a second factor, asks for the code and runs the action again. */
export async function withCode(act: () => Promise<AuthRefusal | undefined>): Promise<void> {
  let refusal = await act();
  if (refusal?.code === 'second-factor-needed' && (await askForCode())) refusal = await act();
  throwIfRefused(refusal);
}

/** Throws the auth service’s refusal as a `DeskRefusal`. */
export function throwIfRefused(refusal: AuthRefusal | undefined): void {
  if (refusal === undefined) return;
  const { code, weaknesses } = refusal;
  throw new DeskRefusal({ code, ...(weaknesses && { fields: { password: weaknesses.join(' ') } }) });
}

async function endOtherSessions(): Promise<void> {
  const end = async () =>
    callFunction(access.signOutElsewhere, {
      input: { confirm: true },
      accessToken: (await requireSession().current())?.accessToken,
    });
  let ended = await end();
  if (!ended.ok && ended.refusal.code === 'second-factor-needed' && (await askForCode())) ended = await end();
  // `not-an-editor` is no failure here: the server refuses all sessions of a former editor anyway.
  if (!ended.ok && ended.refusal.code !== 'not-an-editor')
    throw new DeskRefusal({ code: 'elsewhere-not-ended' });
}

export const readInvitation = async (secret: string): Promise<Invitation> =>
  requireAnswer(await callFunction(access.readInvitation, { input: { invitation: secret } }));

export async function redeemInvitation({ secret, password }: Choice): Promise<void> {
  const input = { invitation: secret, password };
  await keepSession(requireAnswer(await callFunction(access.redeemInvitation, { input })));
  $link.set(undefined);
}

/** The secret of the link that opened the session. A retry with another password uses the same session. */
let opened: string | undefined;

type Change = { current: string; password: string };

type Choice = { secret: string; password: string };

export type Invitation = AnswerOf<typeof access.readInvitation>;
