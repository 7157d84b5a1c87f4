import { beforeEach, expect, test, vi } from 'vitest';
import { adminTokenFingerprint, isAdminToken } from './admin-token.ts';
import { contactStamp } from './contact-stamp.ts';
import { addressDigest } from './sender.ts';

const longToken = 'a-token-of-at-least-24-characters';

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.stubEnv('SIGNING_SECRET', 'a secret for tests, long enough to sign with');
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  vi.stubEnv('ADMIN_TOKEN', longToken);
});

test('accepts the shared token only', () => {
  expect(isAdminToken(longToken)).toBe(true);
  for (const wrong of ['', 'a', `${longToken} `, longToken.toUpperCase(), longToken.slice(1)])
    expect(isAdminToken(wrong)).toBe(false);
});

test('refuses a short token on a public site without revealing it', () => {
  vi.stubEnv('ADMIN_TOKEN', 'short');
  expect(() => isAdminToken('short')).toThrow(
    'The setting ADMIN_TOKEN is too short: a public site needs at least 24 characters.',
  );
});

test('accepts a short token on a local site', () => {
  vi.stubEnv('ADMIN_TOKEN', 'short');
  vi.stubEnv('SITE_URL', 'http://localhost:8888');
  expect(isAdminToken('short')).toBe(true);
});

test('refuses a short secret on a public site, and says how to make a long one', () => {
  vi.stubEnv('SIGNING_SECRET', 'geheim');
  for (const use of [
    () => isAdminToken(longToken),
    () => addressDigest('192.0.2.7'),
    () => contactStamp(new Date()),
  ])
    expect(use).toThrow(
      'The setting SIGNING_SECRET is too short: a public site needs at least 32 random characters, as openssl rand -hex 32 prints them.',
    );
  vi.stubEnv('SITE_URL', 'http://localhost:8888');
  expect(contactStamp(new Date())).toMatch(/^\w+\./);
});

test.each(['ADMIN_TOKEN', 'SIGNING_SECRET'])('refuses all tokens without %s', (name) => {
  vi.stubEnv(name, '');
  expect(() => isAdminToken('')).toThrow(`The setting ${name} is missing`);
});

test('the digests of an address and of a token are hexadecimal and never equal', () => {
  expect(addressDigest('192.0.2.7')).toMatch(/^[0-9a-f]{64}$/);
  expect(addressDigest('192.0.2.7')).not.toBe(addressDigest('192.0.2.8'));
  expect(adminTokenFingerprint('192.0.2.7')).not.toBe(addressDigest('192.0.2.7'));
});
