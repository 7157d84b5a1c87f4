import { describe, expect, inject, test } from 'vitest';
import { indexNowKey } from '#core/search-engines/index-now.ts';
import { startingBusiness } from '#site-config';

const { url } = inject('product');

describe('files at fixed addresses', () => {
  test('include a security.txt with a contact address and an expiry date one year after the build', async () => {
    const response = await fetch(`${url}/.well-known/security.txt`);
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    expect(text).toContain(`Contact: mailto:${startingBusiness.email}\n`);
    expect(text).toContain(`Canonical: ${url}/.well-known/security.txt\n`);
    const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime();
    const days = (expires - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365);
  });

  test('include the IndexNow key of the site', async () => {
    const key = await indexNowKey(url);
    const response = await fetch(`${url}/${key}.txt`);
    expect([response.status, await response.text()]).toEqual([200, key]);
  });
});
