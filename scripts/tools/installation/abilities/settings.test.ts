import { afterEach, describe, expect, test, vi } from 'vitest';
import { settingNames } from '#adapters/settings.ts';
import { settingProblems } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

const right = {
  SITE_URL: 'https://www.homecare-ibiza.test',
  SUPABASE_URL: 'https://abcdefghijklmnop.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abcdefghij',
  SUPABASE_SECRET_KEY: 'sb_secret_abcdefghij',
  ADMIN_TOKEN: 'a'.repeat(24),
  EDITOR_EMAIL: 'desk@homecare-ibiza.test',
  EDITOR_PASSWORD: 'b'.repeat(24),
  SIGNING_SECRET: 'c'.repeat(32),
  BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/5c23354f454e1350f8543e78',
  RESEND_API_KEY: 're_123',
  MAIL_FROM: 'Home care <website@homecare-ibiza.test>',
  CONTACT_TO: 'office@homecare-ibiza.test',
};

function withSettings(changes: Record<string, string> = {}): string[] {
  for (const name of settingNames) vi.stubEnv(name, '');
  for (const [name, value] of Object.entries({ ...right, ...changes })) vi.stubEnv(name, value);
  return settingProblems();
}

describe('settingProblems', () => {
  test('accepts settings in the form that the guide describes, and the older JWT keys of Supabase', () => {
    expect(withSettings()).toEqual([]);
    const old = (role: string) => `eyJh.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.sig`;
    const keys = { SUPABASE_PUBLISHABLE_KEY: old('anon'), SUPABASE_SECRET_KEY: old('service_role') };
    expect(withSettings(keys)).toEqual([]);
  });

  test.each(Object.keys(right))('reports %s if its value is missing or still a placeholder', (name) => {
    expect(withSettings({ [name]: ' ' })).toEqual([expect.stringContaining(`${name} is missing`)]);
    expect(withSettings({ [name]: '…' })).toEqual([
      expect.stringContaining(`${name} still is a placeholder`),
    ]);
  });

  test.each([
    ['SITE_URL', 'http://www.homecare-ibiza.test'],
    ['SITE_URL', 'https://www.homecare-ibiza.test/'],
    ['SUPABASE_URL', 'abcdefghijklmnop'],
    ['SUPABASE_PUBLISHABLE_KEY', right.SUPABASE_SECRET_KEY],
    ['SUPABASE_SECRET_KEY', right.SUPABASE_PUBLISHABLE_KEY],
    ['ADMIN_TOKEN', 'a'.repeat(23)],
    ['EDITOR_EMAIL', 'desk'],
    ['EDITOR_PASSWORD', 'hunter2'],
    ['SIGNING_SECRET', 'c'.repeat(31)],
    ['BUILD_HOOK_URL', 'https://api.netlify.com/'],
    ['RESEND_API_KEY', 'key_123'],
    ['MAIL_FROM', 'Home care'],
    ['CONTACT_TO', 'office@'],
    ['RETENTION_DAYS', 'two'],
    ['REBUILD_QUIET_SECONDS', '20s'],
    ['BUILDS_PER_MONTH', 'unlimted'],
    ['CONTACT_LIMIT', '-1'],
    ['NEWS_HOUR', '25'],
    ['NEWS_UNREAD', 'sometimes'],
    ['NEWS_FEEDS', 'news.example/rss'],
    ['PRICE_API_URLS', 'https://a.test/price, b.test/price'],
    ['BITCOIN_XPUB', 'xpub'],
    ['AI_PRICES', '0.40'],
  ])('reports a problem with %s for the value %s, without repeating a secret value', (name, value) => {
    const [problem = '', ...others] = withSettings({ [name]: value });
    expect([problem.replace('The setting ', '').startsWith(`${name} `), others]).toEqual([true, []]);
    if (/KEY|TOKEN|PASSWORD|SECRET/.test(name)) expect(problem).not.toContain(value);
  });

  test('rejects settings that use the same secret for two purposes', () => {
    expect(withSettings({ EDITOR_PASSWORD: 'c'.repeat(32) })).toEqual([
      expect.stringContaining('must all differ'),
    ]);
  });
});
