import { describe, expect, test } from 'vitest';
import { cachedCards } from './cached-cards.ts';

describe('cachedCards', () => {
  test('renders two cards at the same time, queues three more, and refuses all further requests', async () => {
    const cards = cachedCards<string>({ atOnce: 2, waiting: 3, max: 10 });
    const finish: (() => void)[] = [];
    let max = 0;
    let now = 0;
    const draw = async () => {
      max = Math.max(max, ++now);
      await new Promise<void>((resolve) => finish.push(resolve));
      now--;
      return 'card';
    };
    const asked = Array.from({ length: 7 }, (_, number) => cards(String(number), draw));
    expect(asked.map((card) => card !== undefined)).toEqual([true, true, true, true, true, false, false]);
    while (finish.length > 0 || now > 0) {
      finish.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    expect(await Promise.all(asked.filter((card) => card !== undefined))).toEqual(Array(5).fill('card'));
    expect(max).toBe(2);
    expect(cards('after', () => Promise.resolve('card'))).toBeDefined();
  });

  test('renders a card again only after the cache has dropped it', async () => {
    const cards = cachedCards<number>({ atOnce: 1, waiting: 9, max: 2 });
    let drawn = 0;
    const ask = (key: string) => cards(key, () => Promise.resolve(++drawn));
    expect([await ask('a'), await ask('a'), await ask('b'), await ask('c'), await ask('a')]).toEqual([
      1, 1, 2, 3, 4,
    ]);
  });

  test('renders a card again if the first attempt failed', async () => {
    const cards = cachedCards<string>({ atOnce: 1, waiting: 9, max: 9 });
    await expect(cards('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
    expect(await cards('a', () => Promise.resolve('card'))).toBe('card');
  });
});
