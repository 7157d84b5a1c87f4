import type { Enrolment } from '#adapters/supabase/access/second-factor.browser.ts';
import { DeskRefusal, requireAnswer } from './desk-refusal.ts';
import { requireSession } from './session.ts';
import { throwIfRefused, withCode } from './sign-in.ts';

/** All functions in this file throw a `DeskRefusal` on failure. */
export const findSecondFactor = async (): Promise<{ factorId: string | undefined }> =>
  requireAnswer(await requireSession().secondFactor.find());

/** The factor stays inactive until `confirmSecondFactor` accepts a code. */
export const enrolSecondFactor = async (name: string): Promise<Enrolment> =>
  requireAnswer(await requireSession().secondFactor.enrol(name));

/** Checks a code. A valid code activates a new factor, and the session then counts as signed in with two factors. */
export const confirmSecondFactor = async (factorId: string, code: string): Promise<void> =>
  throwIfRefused(await requireSession().secondFactor.verify(factorId, code));

export const removeSecondFactor = (factorId: string): Promise<void> =>
  withCode(() => requireSession().secondFactor.remove(factorId));

export async function giveCode(code: string): Promise<void> {
  const { factorId } = await findSecondFactor();
  if (factorId === undefined) throw new DeskRefusal({ code: 'not-offered' });
  await confirmSecondFactor(factorId, code);
}

export type { Enrolment };
