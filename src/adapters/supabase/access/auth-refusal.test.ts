import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from '@supabase/auth-js';
import { describe, expect, test } from 'vitest';
import { addressRefusal, authRefusal } from './auth-refusal.browser.ts';

describe('authRefusal', () => {
  test.each<[string, Error, string]>([
    ['a wrong password', new AuthApiError('no', 400, 'invalid_credentials'), 'password-wrong'],
    ['an old link', new AuthApiError('no', 403, 'otp_expired'), 'link-expired'],
    [
      'a wrong current password',
      new AuthApiError('no', 400, 'current_password_invalid'),
      'current-password-wrong',
    ],
    ['the same password', new AuthApiError('no', 422, 'same_password'), 'password-same'],
    ['an ended session', new AuthApiError('no', 403, 'session_not_found'), 'not-signed-in'],
    ['an unreadable token', new AuthApiError('no', 403, 'bad_jwt'), 'session-refused'],
    ['no session', new AuthSessionMissingError(), 'not-signed-in'],
    ['too many attempts', new AuthApiError('no', 429, 'over_request_rate_limit'), 'too-many-requests'],
    ['a limit of another name', new AuthApiError('no', 429, 'something_new'), 'too-many-requests'],
    ['a banned account', new AuthApiError('no', 400, 'user_banned'), 'password-wrong'],
    ['a deleted account', new AuthApiError('no', 403, 'user_not_found'), 'not-signed-in'],
    ['another network', new AuthApiError('no', 422, 'mfa_ip_address_mismatch'), 'address-changed'],
    ['a wrong code', new AuthApiError('no', 422, 'mfa_verification_failed'), 'code-wrong'],
    ['no connection', new AuthRetryableFetchError('Failed to fetch', 0), 'unreachable'],
    ['a service in trouble', new AuthApiError('no', 503, undefined), 'unreachable'],
    ['a response of another server', new AuthUnknownError('no JSON', undefined), 'not-offered'],
    ['an unknown endpoint', new AuthApiError('no', 404, undefined), 'not-offered'],
    ['any other error', new AuthApiError('no', 400, 'something_new'), 'internal'],
  ])('maps the auth error “%s” to the matching refusal code', (_, error, code) => {
    expect(authRefusal(error)).toEqual({ code });
  });

  test.each([
    ['error=access_denied&error_code=otp_expired&error_description=gone', 'link-expired'],
    ['error=access_denied', 'link-refused'],
    ['error=server_error&error_code=unexpected_failure', 'link-refused'],
    ['invite=secret', undefined],
  ])('maps the error %s in a link to %s', (parameters, code) => {
    expect(addressRefusal(new URLSearchParams(parameters))).toBe(code);
  });

  test('lists the reasons why a password is weak', () => {
    const error = new AuthWeakPasswordError('weak', 422, ['length', 'characters', 'pwned']);
    expect(authRefusal(error)).toEqual({
      code: 'password-weak',
      weaknesses: ['short', 'characters', 'known'],
    });
  });

  test('rethrows errors that are not from the auth service', () => {
    expect(authRefusal(null)).toBeUndefined();
    expect(() => authRefusal(new TypeError('ours'))).toThrow('ours');
  });
});
