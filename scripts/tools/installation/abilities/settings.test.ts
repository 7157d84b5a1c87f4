/** Missing and implausible settings are found before anything is tried with them. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { settingNames } from '#adapters/settings.ts';
import { settingMistakes } from './settings.ts';

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
  return settingMistakes();
}

describe('settingMistakes', () => {
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
    ['NEWS_FEEDS', 'https://news.example/rss http://news.example/other'],
    ['PRICE_API_URLS', 'https://a.test/price, b.test/price'],
    ['BITCOIN_XPUB', 'xpub'],
    ['PRICE_API_URLS', 'https://a.test/price'],
    ['EXPLORER_URLS', 'https://a.test/api, https://a.test/other'],
    ['AI_BASE_URL', 'http://model.homecare-ibiza.test/v1'],
    ['FALLBACK_WEBHOOK_URL', 'hook'],
    ['BACKUP_URL', 's3://bucket'],
    ['BACKUP_PUBLIC_KEY', 'age1'],
    ['NEWS_PREVIEW', 'ja'],
    ['BITCOIN_MINUTES', '5'],
    ['AI_PRICES', '0.40'],
  ])('reports a problem with %s for the value %s, without repeating a secret value', (name, value) => {
    const [problem = '', ...others] = withSettings({ [name]: value });
    expect([problem.startsWith(`${name} `), others]).toEqual([true, []]);
    if (/KEY|TOKEN|PASSWORD|SECRET/.test(name)) expect(problem).not.toContain(value);
  });

  test('says what applies instead of a mistyped number', () => {
    expect(withSettings({ RETENTION_DAYS: 'two', CONTACT_LIMIT: '5.5' })).toEqual([
      'CONTACT_LIMIT must be a whole number from 1 to 1000000, not “5.5”: 5 is used.',
      'RETENTION_DAYS must be a whole number from 30 to 3650, or 0, not “two”: no message is deleted, and the privacy page names 730 days.',
    ]);
  });

  test('rejects settings that use the same secret for two purposes', () => {
    expect(withSettings({ EDITOR_PASSWORD: 'c'.repeat(32) })).toEqual([
      expect.stringContaining('must all differ'),
    ]);
  });
});
