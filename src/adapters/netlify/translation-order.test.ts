import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newsOrder } from './news-order.ts';
import { openTranslationOrder, translationOrder } from './translation-order.ts';

beforeEach(() => vi.stubEnv('SIGNING_SECRET', 'a secret of thirty-two characters'));

describe('openTranslationOrder', () => {
  test('accepts only an order that this site signed within the last hour', () => {
    const now = new Date('2026-11-22T10:00:00Z');
    const order = translationOrder(now);
    expect(openTranslationOrder(order, new Date('2026-11-22T10:59:00Z'))).toEqual(now);
    expect(openTranslationOrder(order, new Date('2026-11-22T11:01:00Z'))).toBeUndefined();
    for (const other of [newsOrder(now), `${order}x`, 'forged', ''])
      expect(openTranslationOrder(other, now)).toBeUndefined();
  });
});
