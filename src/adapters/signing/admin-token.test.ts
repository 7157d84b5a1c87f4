import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adminTokenFingerprint, isAdminToken } from './admin-token.ts';
import { contactStamp } from './contact-stamp.ts';
import { addressDigest } from './address-digest.ts';

const longToken = 'a-token-of-at-least-24-characters';

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.stubEnv('SIGNING_SECRET', 'a secret for tests, long enough to sign with');
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  vi.stubEnv('ADMIN_TOKEN', longToken);
});

describe('admin token', () => {
  test('is accepted only if it equals the configured token', () => {
    expect(isAdminToken(longToken)).toBe(true);
    for (const wrong of ['', 'a', `${longToken} `, longToken.toUpperCase(), longToken.slice(1)])
      expect(isAdminToken(wrong)).toBe(false);
  });

  test('is rejected on a public site if the token is too short', () => {
    vi.stubEnv('ADMIN_TOKEN', 'short');
    expect(() => isAdminToken('short')).toThrow(
      'The setting ADMIN_TOKEN is too short: a public site needs at least 24 characters.',
    );
  });

  test('may be short on a local site', () => {
    vi.stubEnv('ADMIN_TOKEN', 'short');
    vi.stubEnv('SITE_URL', 'http://localhost:8888');
    expect(isAdminToken('short')).toBe(true);
  });

  test('requires a long signing secret on a public site, as do contact stamps and digests of IP addresses', () => {
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

  test.each(['ADMIN_TOKEN', 'SIGNING_SECRET'])('is never accepted if the setting %s is empty', (name) => {
    vi.stubEnv(name, '');
    expect(() => isAdminToken('')).toThrow(`The setting ${name} is missing`);
  });

  test('has a fingerprint that differs from the digest of an IP address with the same text', () => {
    expect(addressDigest('192.0.2.7')).toMatch(/^[0-9a-f]{64}$/);
    expect(addressDigest('192.0.2.7')).not.toBe(addressDigest('192.0.2.8'));
    expect(adminTokenFingerprint('192.0.2.7')).not.toBe(addressDigest('192.0.2.7'));
  });
});
