import type { Enrolment } from '#adapters/supabase/access/second-factor.browser.ts';
import { DeskRefusal } from './desk-refusal.ts';
import { requireSession } from './session.ts';
import { accepted, withCode } from './sign-in.ts';

/** The confirmed second factor of the signed-in editor, where there is one. Every function here throws a `DeskRefusal`. */
export async function findSecondFactor(): Promise<{ factorId: string | undefined }> {
  const found = await requireSession().secondFactor.find();
  if (!found.ok) throw new DeskRefusal(found.refusal);
  return found;
}

/** Begins to set one up: it counts once its first code has been given. */
export async function enrolSecondFactor(name: string): Promise<Enrolment> {
  const enrolled = await requireSession().secondFactor.enrol(name);
  if (!enrolled.ok) throw new DeskRefusal(enrolled.refusal);
  return enrolled.enrolment;
}

/** Confirms a factor, and this session with it. */
export const confirmSecondFactor = async (factorId: string, code: string): Promise<void> =>
  accepted(await requireSession().secondFactor.verify(factorId, code));

export const removeSecondFactor = (factorId: string): Promise<void> =>
  withCode(() => requireSession().secondFactor.remove(factorId));

/** Confirms this session with the code of the factor the editor has. */
export async function giveCode(code: string): Promise<void> {
  const { factorId } = await findSecondFactor();
  if (factorId === undefined) throw new DeskRefusal({ code: 'not-offered' });
  await confirmSecondFactor(factorId, code);
}

export type { Enrolment };
