import { isAuthApiError, isAuthError, isAuthWeakPasswordError } from '@supabase/auth-js';

/** Returns a refusal whose code the desk can translate, or undefined if there is no error. */
export function authRefusal(error: Error | null | undefined): AuthRefusal | undefined {
  if (error === null || error === undefined) return undefined;
  if (isAuthWeakPasswordError(error))
    return { code: 'password-weak', weaknesses: error.reasons.map(weaknessOf) };
  if (!isAuthError(error)) throw error;
  const known = error.code === undefined ? undefined : codes[error.code];
  if (known !== undefined) return { code: known };
  if (error.status === 429) return { code: 'too-many-requests' };
  if (error.name === 'AuthSessionMissingError') return { code: 'not-signed-in' };
  // The auth service lacks the requested endpoint, or another server answered instead of the auth service.
  if (error.name === 'AuthUnknownError' || error.status === 404) return { code: 'not-offered' };
  return { code: isAuthApiError(error) && error.status < 500 ? 'internal' : 'unreachable' };
}

/** Returns the code of `core/access/password.ts` for what the auth service calls the reason. */
export const weaknessOf = (reason: string): string =>
  ({ length: 'short', characters: 'characters', pwned: 'known' })[reason] ?? 'known';

const codes: Record<string, string> = {
  invalid_credentials: 'password-wrong',
  email_not_confirmed: 'password-wrong',
  user_banned: 'password-wrong',
  same_password: 'password-same',
  current_password_required: 'current-password-wrong',
  current_password_invalid: 'current-password-wrong',
  reauthentication_needed: 'not-signed-in',
  otp_expired: 'link-expired',
  session_expired: 'not-signed-in',
  session_not_found: 'not-signed-in',
  user_not_found: 'not-signed-in',
  refresh_token_not_found: 'not-signed-in',
  refresh_token_already_used: 'not-signed-in',
  bad_jwt: 'session-refused',
  over_request_rate_limit: 'too-many-requests',
  mfa_verification_failed: 'code-wrong',
  mfa_challenge_expired: 'code-wrong',
  mfa_ip_address_mismatch: 'address-changed',
  mfa_factor_not_found: 'not-offered',
  mfa_totp_enroll_not_enabled: 'not-offered',
  mfa_totp_verify_not_enabled: 'not-offered',
  insufficient_aal: 'second-factor-needed',
};

/** Returns the refusal for the error code that the auth service adds to the URL if it refuses a mailed link. */
export function addressRefusal(parameters: URLSearchParams): string | undefined {
  const code = parameters.get('error_code') ?? parameters.get('error');
  if (code === null) return undefined;
  return codes[code] === 'link-expired' ? 'link-expired' : 'link-refused';
}

export type AuthRefusal = { code: string; weaknesses?: string[] };
