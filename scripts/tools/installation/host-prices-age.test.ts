import { expect, test } from 'vitest';
import { hostPricesAge } from './host-prices-age.ts';

test('the age of the host’s prices is reported, with advice once they are older than 90 days', () => {
  expect(hostPricesAge(new Date('2026-11-28T10:00:00Z')).text).toBe(
    'The host’s prices were checked 6 days ago.',
  );
  expect(hostPricesAge(new Date('2027-02-27T10:00:00Z'))).toEqual({
    days: 97,
    text: 'The host’s prices were checked 97 days ago: compare docs/deploy.md with its web site.',
    isOld: true,
  });
});
