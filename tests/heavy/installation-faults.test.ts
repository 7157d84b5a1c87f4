/** `npm run check-installation` reports each of these faults at the item that says how to mend it. */
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { aFaultyProxy, type Fault } from '../support/stand-ins/faulty-proxy.ts';
import { checked, everything, expectUnchanged, unmet, upTo } from '../support/products/installation.ts';

const product = inject('product');

afterEach(() => vi.unstubAllEnvs());

const faults: [row: string, at: RegExp, fault: Fault][] = [
  ['Site', /build\.json/, 'html'],
  ['Functions', /contact-stamp/, 'html'],
  ['Database', /published_posts_index/, 'lost'],
  ['Migrations', /installation_contents/, 'broken'],
  ['Shared account', /admin-session/, 'lost'],
  ['Sign-in', /who-am-i/, 'away'],
  ['Picture', /take-image/, 'lost'],
  ['Picture', /^\/media/, 'away'],
  ['Draft', /create-blog-draft/, 'lost'],
  ['Publish', /publish-blog-post/, 'lost'],
  ['Message', /send-contact-email/, 'lost'],
  ['Invitation', /redeem-invitation/, 'lost'],
  ['Password', /auth\/v1\/verify/, 'html'],
  ['Token change', /rehearse_token_change/, 'away'],
  ['Schedule', /site_pulse/, 'broken'],
];

describe('installation check', () => {
  test.each(faults)(
    'reports the item %s as failed if requests to %s have the fault “%s”',
    async (row, at, fault) => {
      const before = await everything();
      const proxy = await aFaultyProxy(product.url);
      try {
        Object.assign(proxy.state, { at, fault });
        const rows = await checked(
          { SITE_URL: proxy.url, SUPABASE_URL: proxy.url },
          { abilities: upTo(row), limits: { answerSeconds: fault === 'lost' ? 5 : 20, lateSeconds: 1 } },
        );
        expect(unmet(rows)).toEqual([
          { name: row, state: 'unmet', text: expect.stringMatching(/^\w.{30,}[.?]$/) as string },
        ]);
      } finally {
        await proxy.stop();
      }
      await expectUnchanged(before);
    },
  );
});
