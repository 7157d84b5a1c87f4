import { expect, inject, test } from 'vitest';
import { indexNowKey } from '#core/search-engines/index-now.ts';
import { startingBusiness } from '#site-config';

const { url } = inject('product');

test('security.txt names the contact and expires a year after the build', async () => {
  const response = await fetch(`${url}/.well-known/security.txt`);
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain(`Contact: mailto:${startingBusiness.email}\n`);
  expect(text).toContain(`Canonical: ${url}/.well-known/security.txt\n`);
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime();
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(365);
});

test('the site serves its IndexNow key', async () => {
  const key = await indexNowKey(url);
  const response = await fetch(`${url}/${key}.txt`);
  expect([response.status, await response.text()]).toEqual([200, key]);
});
