import { expect, test } from 'vitest';
import type { SourceAnswer } from '#core/bitcoin-price/trusted-price.ts';
import { priceKeeper } from './price-keeper.ts';

test('many who ask at once share one question', async () => {
  const { keeper, asked } = aKeeper();
  const all = await Promise.all(Array.from({ length: 200 }, () => keeper.current()));
  expect(asked()).toBe(1);
  expect(new Set(all).size).toBe(1);
  expect(all[0]?.price.eurCents).toBe(80_000_00);
});

test('for 30 seconds nobody asks anew, and then somebody does', async () => {
  const { keeper, asked, clock } = aKeeper();
  await keeper.current();
  clock.now += 29_999;
  expect((await keeper.current())?.fetchedAt).toBe(0);
  expect(asked()).toBe(1);
  clock.now += 1;
  expect((await keeper.current())?.fetchedAt).toBe(30_000);
  expect(asked()).toBe(2);
});

test('after a failure the sources are left alone for ten seconds only', async () => {
  const { keeper, asked, clock, say, failures } = aKeeper();
  say(undefined, undefined);
  expect(await keeper.current()).toBeUndefined();
  expect(failures).toHaveLength(2);
  say(80_000, 80_000);
  clock.now += 9_999;
  expect(await keeper.current()).toBeUndefined();
  clock.now += 1;
  expect((await keeper.current())?.sources).toEqual(['one', 'two']);
  expect(asked()).toBe(2);
});

test('a source alone is measured by the last price on which two agreed, and never by itself', async () => {
  const { keeper, clock, say } = aKeeper();
  const next = async (...prices: [number | undefined, number | undefined]) => {
    say(...prices);
    clock.now += 30_000;
    return (await keeper.current())?.price.eurCents;
  };
  expect(await next(80_000, undefined)).toBeUndefined();
  expect(await next(80_000, 80_000)).toBe(80_000_00);
  expect(await next(87_000, undefined)).toBe(87_000_00);
  // 9 % from the one alone, but 19 % from the agreed one.
  expect(await next(95_000, undefined)).toBeUndefined();
  expect(await next(800_000, 81_000)).toBe(81_000_00);
  expect(await next(undefined, undefined)).toBeUndefined();
});

function aKeeper() {
  const clock = { now: 0 };
  const failures: unknown[] = [];
  let asked = 0;
  let prices: (number | undefined)[] = [80_000, 80_000];
  const keeper = priceKeeper({
    ask: () => {
      asked += 1;
      return prices.map((eur, at) => sourceSaying(eur, at === 0 ? 'one' : 'two'));
    },
    noteFailure: (cause) => failures.push(cause),
    now: () => clock.now,
  });
  const say = (...next: (number | undefined)[]) => (prices = next);
  return { keeper, clock, failures, asked: () => asked, say };
}

function sourceSaying(eur: number | undefined, source: string): Promise<SourceAnswer> {
  if (eur === undefined) return Promise.reject(new Error('away'));
  return Promise.resolve({ source, price: { eurCents: eur * 100, usdCents: eur * 115 } });
}
