import { beforeEach, expect, test, vi } from 'vitest';
import { backendRewrites } from './backend-rewrites.ts';
import { productionNeeds } from './production-needs.ts';

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  vi.stubEnv('SUPABASE_URL', 'https://project.supabase.co');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');
});

test('a preview with all settings can be built', () => {
  expect(productionNeeds({ isPublic: false })).toEqual([]);
});

test('names every setting that is missing', () => {
  for (const name of ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY']) vi.stubEnv(name, '');
  expect(productionNeeds({ isPublic: false }).map((need) => need.split(' ')[0])).toEqual([
    'SITE_URL',
    'SUPABASE_URL',
    'SUPABASE_PUBLISHABLE_KEY',
  ]);
});

test.each(['https://www.example.com/', 'www.example.com', 'https://www.example.com/blog'])(
  'refuses %s as the address of a site',
  (url) => {
    vi.stubEnv('SITE_URL', url);
    expect(productionNeeds({ isPublic: false })).toHaveLength(1);
  },
);

test('refuses a secret key in the publishable slot, which every page would contain', () => {
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_secret_x');
  expect(productionNeeds({ isPublic: false })).toEqual([
    expect.stringMatching(/^SUPABASE_PUBLISHABLE_KEY contains a secret key/),
  ]);
});

test('a production deploy must not contain placeholders or a local address', () => {
  vi.stubEnv('SITE_URL', 'http://localhost:8888');
  expect(productionNeeds({ isPublic: true })).toEqual([
    expect.stringMatching(/^src\/site\.config\.ts still has placeholders: name, /),
    'SITE_URL is an address of this machine, which no visitor can reach.',
  ]);
});

test('proxies sign-ins to the backend', () => {
  expect(backendRewrites('https://project.supabase.co')).toContain(
    '/auth/v1/* https://project.supabase.co/auth/v1/:splat 200\n',
  );
});

test('proxies pictures to their bucket', () => {
  expect(backendRewrites('https://project.supabase.co')).toContain(
    '/media/* https://project.supabase.co/storage/v1/object/public/media/:splat 200\n',
  );
});
