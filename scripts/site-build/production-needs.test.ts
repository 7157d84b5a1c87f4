/** No site goes live with missing or wrong settings. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { backendRewrites } from './backend-rewrites.ts';
import { productionNeeds } from './production-needs.ts';

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  vi.stubEnv('SUPABASE_URL', 'https://project.supabase.co');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');
});

describe('production settings', () => {
  test('are complete for a preview build if every setting has a value', () => {
    expect(productionNeeds({ isPublic: false })).toEqual([]);
  });

  test('are rejected with the names of all settings that are missing', () => {
    for (const name of ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY']) vi.stubEnv(name, '');
    expect(productionNeeds({ isPublic: false }).map((need) => need.split(' ')[0])).toEqual([
      'SITE_URL',
      'SUPABASE_URL',
      'SUPABASE_PUBLISHABLE_KEY',
    ]);
  });

  test.each(['https://www.example.com/', 'www.example.com', 'https://www.example.com/blog'])(
    'are rejected if the site address is %s',
    (url) => {
      vi.stubEnv('SITE_URL', url);
      expect(productionNeeds({ isPublic: false })).toHaveLength(1);
    },
  );

  test('are rejected if the publishable key is a secret key', () => {
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_secret_x');
    expect(productionNeeds({ isPublic: false })).toEqual([
      expect.stringMatching(/^SUPABASE_PUBLISHABLE_KEY contains a secret key/),
    ]);
  });

  test('are rejected for a production deploy if SITE_URL points to this machine', () => {
    vi.stubEnv('SITE_URL', 'http://localhost:8888');
    expect(productionNeeds({ isPublic: true })).toEqual([
      'SITE_URL is an address of this machine, which no visitor can reach.',
    ]);
  });

  test('produce a rule that forwards sign-in requests to the backend', () => {
    expect(backendRewrites('https://project.supabase.co')).toContain(
      '/auth/v1/* https://project.supabase.co/auth/v1/:splat 200\n',
    );
  });

  test('produce a rule that forwards image requests to the storage bucket', () => {
    expect(backendRewrites('https://project.supabase.co')).toContain(
      '/media/* https://project.supabase.co/storage/v1/object/public/media/:splat 200\n',
    );
  });
});
