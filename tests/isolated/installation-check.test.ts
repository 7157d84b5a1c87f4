import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { aFaultyProxy } from '../support/stand-ins/faulty-proxy.ts';
import { aHostWith } from '../support/hosted/product.ts';
import {
  changesSince,
  checked,
  everything,
  expectUnchanged,
  unmet,
  upTo,
} from '../support/products/installation.ts';

const product = inject('product');

afterEach(() => vi.unstubAllEnvs());

describe('installation check', () => {
  test.each([
    ['SITE_URL', 'http://localhost:9', 'Site', /could not be reached/],
    ['SUPABASE_URL', 'http://127.0.0.1:9', 'Database', /could not be reached.*SUPABASE_URL/],
    ['SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_of_another_project', 'Database', /SUPABASE_PUBLISHABLE_KEY/],
    ['SUPABASE_SECRET_KEY', 'sb_secret_of_another_project', 'Database', /SUPABASE_SECRET_KEY/],
    ['ADMIN_TOKEN', 'a token of before, long enough', 'Shared account', /ADMIN_TOKEN is refused/],
    [
      'SIGNING_SECRET',
      'a secret of before, which is long enough',
      'Functions',
      /SIGNING_SECRET is not the one/,
    ],
    ['EDITOR_PASSWORD', 'a password of before', 'Shared account', /EDITOR_PASSWORD/],
  ])('fails at the first item that uses %s if the value is wrong', async (name, value, row, words) => {
    const before = await everything();
    const red = unmet(await checked({ [name]: value }));
    expect(red[0]?.name).toBe(row);
    expect(red[0]?.text).toMatch(words);
    expect(JSON.stringify(red)).not.toContain(/KEY|TOKEN|SECRET|PASSWORD/.test(name) ? value : '\0');
    await expectUnchanged(before);
  });

  test('deletes its test data even after an interruption between two items', async () => {
    const before = await everything();
    const stopping = new AbortController();
    const rows = await checked(
      {},
      { signal: stopping.signal, report: ({ name }) => name === 'Draft' && stopping.abort() },
    );
    expect(rows.at(-1)).toMatchObject({ name: 'Cleared up', state: 'met' });
    await expectUnchanged(before);
  });

  // Wrong or missing settings at the host. `npm test` skips the cases tagged `heavy`, because other tests cover the
  // same code.
  const atTheHost: [name: string, value: string, row: string, words: RegExp, tags?: string[]][] = [
    ['BUILD_HOOK_URL', 'http://localhost:9/hook', 'Publish', /BUILD_HOOK_URL/],
    ['RESEND_API_KEY', 're_wrong', 'Message', /status 401.*RESEND_API_KEY/],
    ['MAIL_FROM', '', 'Message', /MAIL_FROM is missing at the host/],
    ['RESEND_API_KEY', '', 'Message', /RESEND_API_KEY is missing at the host/, ['heavy']],
    ['CONTACT_TO', '', 'Message', /CONTACT_TO is missing at the host/, ['heavy']],
    ['SIGNING_SECRET', '', 'Functions', /SIGNING_SECRET is missing.*at the host/, ['heavy']],
    ['ADMIN_TOKEN', '', 'Shared account', /ADMIN_TOKEN is missing.*at the host/, ['heavy']],
    ['RETENTION_DAYS', 'two', 'Host’s settings', /RETENTION_DAYS/, ['heavy']],
  ];

  for (const [name, value, row, words, tags = []] of atTheHost)
    test(`fails at the item “${row}” for the value “${value}” of ${name}`, { tags }, async () => {
      const before = await everything();
      const host = await aHostWith({ [name]: value }, { product });
      try {
        const rows = await checked(
          { SITE_URL: host.url, SUPABASE_URL: product.url },
          { abilities: upTo(row) },
        );
        expect(unmet(rows)).toEqual([
          { name: row, state: 'unmet', text: expect.stringMatching(words) as string },
        ]);
      } finally {
        await host.stop();
      }
      await expectUnchanged(before);
    });

  test('names the setting for visibility if the whole site is private, as a new project is', async () => {
    const proxy = await aFaultyProxy(product.url);
    try {
      Object.assign(proxy.state, { at: /./, fault: 'private' });
      const rows = await checked(
        { SITE_URL: proxy.url, SUPABASE_URL: product.url },
        { abilities: upTo('Site') },
      );
      expect(unmet(rows)).toMatchObject([
        {
          name: 'Site',
          text: expect.stringContaining('General → Visitor access → Project visibility') as string,
        },
      ]);
    } finally {
      await proxy.stop();
    }
  });

  test('reports test data that could not be deleted, and deletes it in the next check', async () => {
    const before = await everything();
    const proxy = await aFaultyProxy(product.url);
    try {
      const settings = { SITE_URL: proxy.url, SUPABASE_URL: proxy.url };
      const breakDown = (name: string) =>
        name === 'Draft' && Object.assign(proxy.state, { at: /clear_installation_check/, fault: 'away' });
      const rows = await checked(settings, {
        abilities: upTo('Draft'),
        report: ({ name }) => breakDown(name),
      });
      expect(unmet(rows)).toEqual([expect.objectContaining({ name: 'Cleared up' })]);
      expect(await changesSince(before)).not.toEqual([]);

      proxy.state.at = undefined;
      expect(unmet(await checked(settings, { abilities: upTo('Site') }))).toEqual([]);
    } finally {
      await proxy.stop();
    }
    await expectUnchanged(before);
  });
});
