import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SettingMissing } from '../settings.ts';
import { keyKind, keyProblem, olderKeysRemark, requireKey } from './api-key.ts';

const token = (claims: object) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.stubEnv('SUPABASE_URL', 'https://mine.supabase.co');
});

describe('keyKind', () => {
  test.each([
    ['sb_publishable_x', 'publishable'],
    ['sb_secret_x', 'secret'],
    [token({ role: 'anon' }), 'publishable'],
    [token({ role: 'service_role' }), 'secret'],
    ['eyJ.broken', undefined],
    ['anything else', undefined],
  ])('recognises %s as %s', (key, kind) => {
    expect(keyKind(key)).toBe(kind);
  });
});

describe('olderKeysRemark', () => {
  test('names the settings whose keys Supabase will refuse, but no key', () => {
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');
    vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_x');
    expect(olderKeysRemark()).toBeUndefined();
    const older = token({ role: 'service_role' });
    vi.stubEnv('SUPABASE_SECRET_KEY', older);
    expect(olderKeysRemark()).toMatch(/older keys in SUPABASE_SECRET_KEY until the end of 2026/);
    expect(olderKeysRemark()).not.toContain(older);
  });
});

describe('requireKey', () => {
  test.each([
    ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_x', 'contains a secret key'],
    ['SUPABASE_PUBLISHABLE_KEY', token({ role: 'service_role' }), 'contains a secret key'],
    ['SUPABASE_PUBLISHABLE_KEY', token({ role: 'anon', ref: 'other' }), 'belongs to the project other'],
    ['SUPABASE_SECRET_KEY', 'sb_publishable_x', 'contains a publishable key'],
  ] as const)('throws if the setting %s has the value %s, because the setting %s', (name, key, problem) => {
    vi.stubEnv(name, key);
    expect(() => requireKey(name)).toThrow(SettingMissing);
    expect(keyProblem(name)).toContain(problem);
    expect(keyProblem(name)).not.toContain(key);
  });

  test('accepts a key of the right kind, and a key of an unknown format', () => {
    for (const key of ['sb_publishable_x', token({ role: 'anon', ref: 'mine' }), 'local']) {
      vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', key);
      expect(requireKey('SUPABASE_PUBLISHABLE_KEY')).toBe(key);
    }
  });
});
