import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newsOrder } from './news-order.ts';
import { opensTimed, timedOrder } from './timed-order.ts';

beforeEach(() => vi.stubEnv('SIGNING_SECRET', 'a secret of thirty-two characters'));

describe('opensTimed', () => {
  test('accepts only an order that this site signed for this function within the last hour', () => {
    const now = new Date('2026-11-22T10:00:00Z');
    const opens = opensTimed('translate-articles-background');
    const order = timedOrder('translate-articles-background', now);
    expect(opens(order, new Date('2026-11-22T10:59:00Z'))).toEqual(now);
    expect(opens(order, new Date('2026-11-22T11:01:00Z'))).toBeUndefined();
    for (const other of [newsOrder(now), timedOrder('back-up-background', now), `${order}x`, 'forged', ''])
      expect(opens(other, now)).toBeUndefined();
  });
});
