import type { AuthClient } from '@supabase/auth-js';
import type { FunctionAnswer } from '../../functions.browser.ts';
import { authRefusal, type AuthRefusal } from './auth-refusal.browser.ts';

/** Sets up, checks and removes an editor’s second factor: a code from an authenticator app. */
export function secondFactor(auth: InstanceType<typeof AuthClient>) {
  /** Confirms the session with a code. If the factor is new, also confirms the factor. */
  async function verify(factorId: string, code: string): Promise<AuthRefusal | undefined> {
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
    return authRefusal(error);
  }

  return {
    async find(): Promise<FunctionAnswer<{ factorId: string | undefined }>> {
      const { data, error } = await auth.mfa.listFactors();
      const refusal = authRefusal(error);
      return refusal === undefined
        ? { ok: true, value: { factorId: data?.totp[0]?.id } }
        : { ok: false, refusal };
    },
    async enrol(name: string): Promise<FunctionAnswer<Enrolment>> {
      await removeUnfinished();
      const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: name });
      const refusal = authRefusal(error);
      if (refusal !== undefined || data === null)
        return { ok: false, refusal: refusal ?? { code: 'internal' } };
      const { qr_code: image, secret } = data.totp;
      return { ok: true, value: { factorId: data.id, image, secret } };
    },
    verify,
    async remove(factorId: string): Promise<AuthRefusal | undefined> {
      const { error } = await auth.mfa.unenroll({ factorId });
      const refusal = authRefusal(error);
      if (refusal !== undefined) return refusal;
      // The current access token still counts as confirmed by the removed factor, so a new token is needed.
      return authRefusal((await auth.refreshSession()).error);
    },
  };

  /** The auth service reserves the names of unconfirmed factors. A reserved name would block a new factor. */
  async function removeUnfinished(): Promise<void> {
    const { data } = await auth.mfa.listFactors();
    for (const { id, status } of data?.all ?? [])
      if (status === 'unverified') await auth.mfa.unenroll({ factorId: id });
  }
}

/** A second factor that is not yet confirmed with a code. The QR code `image` contains `secret`. */
export type Enrolment = { factorId: string; image: string; secret: string };
