import type { AuthClient } from '@supabase/auth-js';
import { authRefusal, type AuthRefusal } from './auth-refusal.browser.ts';

/** The second factor of the signed-in person: a code that an app on their telephone makes anew every half minute. */
export function secondFactor(auth: InstanceType<typeof AuthClient>): SecondFactor {
  async function verify(factorId: string, code: string): Promise<AuthRefusal | undefined> {
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
    return authRefusal(error);
  }

  return {
    async find() {
      const { data, error } = await auth.mfa.listFactors();
      const refusal = authRefusal(error);
      return refusal === undefined ? { ok: true, factorId: data?.totp[0]?.id } : { ok: false, refusal };
    },
    async enrol(name) {
      await removeUnfinished();
      const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: name });
      const refusal = authRefusal(error);
      if (refusal !== undefined || data === null)
        return { ok: false, refusal: refusal ?? { code: 'internal' } };
      const { qr_code: picture, secret } = data.totp;
      return { ok: true, enrolment: { factorId: data.id, picture, secret } };
    },
    verify,
    async remove(factorId) {
      const { error } = await auth.mfa.unenroll({ factorId });
      const refusal = authRefusal(error);
      if (refusal !== undefined) return refusal;
      // The token in use still says that it was confirmed.
      return authRefusal((await auth.refreshSession()).error);
    },
  };

  /** Of one that was begun and never confirmed, the service would keep the name. */
  async function removeUnfinished(): Promise<void> {
    const { data } = await auth.mfa.listFactors();
    for (const { id, status } of data?.all ?? [])
      if (status === 'unverified') await auth.mfa.unenroll({ factorId: id });
  }
}

export type SecondFactor = {
  /** The confirmed one, where there is one. */
  find: () => Promise<{ ok: true; factorId: string | undefined } | { ok: false; refusal: AuthRefusal }>;
  enrol: (name: string) => Promise<{ ok: true; enrolment: Enrolment } | { ok: false; refusal: AuthRefusal }>;
  /** Confirms the session, and a new factor with it. */
  verify: (factorId: string, code: string) => Promise<AuthRefusal | undefined>;
  remove: (factorId: string) => Promise<AuthRefusal | undefined>;
};

/** A factor that waits for its first code: a picture for the app's camera, and the same as text. */
export type Enrolment = { factorId: string; picture: string; secret: string };
