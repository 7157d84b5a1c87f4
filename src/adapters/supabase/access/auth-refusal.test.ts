import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { addressRefusal, authRefusal } from './auth-refusal.browser.ts';

test.each<[string, Error, string]>([
  ['a wrong password', new AuthApiError('no', 400, 'invalid_credentials'), 'password-wrong'],
  ['an old link', new AuthApiError('no', 403, 'otp_expired'), 'link-expired'],
  [
    'a wrong current password',
    new AuthApiError('no', 400, 'current_password_invalid'),
    'current-password-wrong',
  ],
  ['the password of before', new AuthApiError('no', 422, 'same_password'), 'password-same'],
  ['an ended session', new AuthApiError('no', 403, 'session_not_found'), 'not-signed-in'],
  ['no session', new AuthSessionMissingError(), 'not-signed-in'],
  ['too many tries', new AuthApiError('no', 429, 'over_request_rate_limit'), 'too-many-requests'],
  ['a limit of another name', new AuthApiError('no', 429, 'something_new'), 'too-many-requests'],
  ['a wrong code', new AuthApiError('no', 422, 'mfa_verification_failed'), 'code-wrong'],
  ['no connection', new AuthRetryableFetchError('Failed to fetch', 0), 'unreachable'],
  ['a service in trouble', new AuthApiError('no', 503, undefined), 'unreachable'],
  ['an answer of another server', new AuthUnknownError('no JSON', undefined), 'not-offered'],
  ['an address it does not have', new AuthApiError('no', 404, undefined), 'not-offered'],
  ['anything unforeseen', new AuthApiError('no', 400, 'something_new'), 'internal'],
])('%s has words of its own', (_, error, code) => {
  expect(authRefusal(error)).toEqual({ code });
});

test.each([
  ['error=access_denied&error_code=otp_expired&error_description=gone', 'link-expired'],
  ['error=access_denied', 'link-refused'],
  ['error=server_error&error_code=unexpected_failure', 'link-refused'],
  ['invite=secret', undefined],
])('what the service writes into the address, %s, has words: %s', (parameters, code) => {
  expect(addressRefusal(new URLSearchParams(parameters))).toBe(code);
});

test('a weak password has its reasons', () => {
  const error = new AuthWeakPasswordError('weak', 422, ['length', 'characters', 'pwned']);
  expect(authRefusal(error)).toEqual({
    code: 'password-weak',
    weaknesses: ['short', 'characters', 'known'],
  });
});

test('no error is no refusal, and a mistake of ours is none either', () => {
  expect(authRefusal(null)).toBeUndefined();
  expect(() => authRefusal(new TypeError('ours'))).toThrow('ours');
});
