import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signed } from '../signing/signature.ts';
import { orderBehind, orderLink } from './order-token.ts';

const id = '7e3c9fbe-9b0f-4a3e-8d55-0f6a5f6d7a11';

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  vi.stubEnv('SIGNING_SECRET', 'a secret of thirty-two characters');
});
afterEach(() => vi.unstubAllEnvs());

const tokenOf = (link: string): string => link.split('#')[1] ?? '';

describe('order tokens', () => {
  test('are the part after # in the link to the payment page, and yield the id of the order', () => {
    const link = orderLink({ id, locale: 'de' });
    expect(link).toMatch(/^\/de\/betalen-met-bitcoin\/order#[\w-]{22}\.[\w-]{43}$/);
    expect(orderBehind(tokenOf(link))).toBe(id);
    expect(orderLink({ id, locale: 'en' })).toMatch(/^\/betalen-met-bitcoin\/order#/);
  });

  test('are rejected if they are forged or signed for another purpose', () => {
    const token = tokenOf(orderLink({ id, locale: 'nl' }));
    for (const guess of [
      '',
      'a',
      id,
      `${token}A`,
      token.slice(1),
      signed(token.split('.')[0] ?? '', 'preview'),
    ])
      expect(orderBehind(guess)).toBeUndefined();
    vi.stubEnv('SIGNING_SECRET', 'another secret of thirty-two letters');
    expect(orderBehind(token)).toBeUndefined();
  });
});
