import type { Enrolment } from '#adapters/supabase/second-factor.browser.ts';
import { requireSession } from './session.ts';
import type { AccessRefusal } from './sign-in.ts';

/** The confirmed second factor of the signed-in editor, where there is one. */
export const findSecondFactor = (): Promise<Found> => requireSession().secondFactor.find();

/** Begins to set one up: it counts once its first code has been given. */
export const enrolSecondFactor = (name: string): Promise<Enrolled> =>
  requireSession().secondFactor.enrol(name);

/** Confirms a factor, and this session with it. */
export const confirmSecondFactor = (factorId: string, code: string): Promise<AccessRefusal> =>
  requireSession().secondFactor.verify(factorId, code);

export const removeSecondFactor = (factorId: string): Promise<AccessRefusal> =>
  requireSession().secondFactor.remove(factorId);

/** Confirms this session with the code of the factor the editor has. */
export async function giveCode(code: string): Promise<AccessRefusal> {
  const found = await findSecondFactor();
  if (!found.ok) return found.refusal;
  return found.factorId === undefined ? { code: 'not-offered' } : confirmSecondFactor(found.factorId, code);
}

type Refused = { ok: false; refusal: Exclude<AccessRefusal, undefined> };
type Found = { ok: true; factorId: string | undefined } | Refused;
type Enrolled = { ok: true; enrolment: Enrolment } | Refused;
