import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { AuthError } from './error.ts';
import type { AuthSettings } from './settings.ts';

/** Throws if the password is too long or weak. Like Supabase Auth, reports all weaknesses in one error. */
export function requireStrong(password: string, settings: AuthSettings): void {
  if (Buffer.byteLength(password) > 72)
    throw new AuthError(400, 'validation_failed', 'Password cannot be longer than 72 characters');
  const { shortestPassword, requiredCharacters, leakedPasswords } = settings;
  const isMissing = (set: string) => !Array.from(set).some((character) => password.includes(character));
  const weaknesses: [string, boolean, string][] = [
    [
      'length',
      password.length < shortestPassword,
      `Password should be at least ${shortestPassword} characters.`,
    ],
    [
      'characters',
      requiredCharacters.some(isMissing),
      'Password should contain at least one character of each.',
    ],
    ['pwned', leakedPasswords.includes(password), 'Password is known to be weak and easy to guess.'],
  ];
  const found = weaknesses.filter(([, applies]) => applies);
  if (found.length > 0)
    throw new AuthError(
      422,
      'weak_password',
      found.map(([, , message]) => message).join(' '),
      found.map(([reason]) => reason),
    );
}

export function hashOf(password: string, salt = randomBytes(12).toString('base64url')): string {
  // This cost (`N`) would be too low for a real service, but test passwords need no protection.
  return `${salt}.${scryptSync(password, salt, 24, { N: 16 }).toString('base64url')}`;
}

export function isPasswordOf({ encrypted_password: hash }: { encrypted_password: string }, password: string) {
  const right = Buffer.from(hash);
  const given = Buffer.from(hashOf(password, hash.split('.')[0]));
  return given.length === right.length && timingSafeEqual(given, right);
}
