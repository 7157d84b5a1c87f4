/** Visitors get a recent price, and the price services few requests, even if a service is down. */
import { describe, expect, test } from 'vitest';
import type { SourceAnswer } from '#core/bitcoin-price/trusted-price.ts';
import { priceKeeper, type AgreedPrices } from './price-keeper.ts';

describe('price keeper', () => {
  test('sends one request per price source for 200 concurrent callers', async () => {
    const { current, asked } = aKeeper();
    const all = await Promise.all(Array.from({ length: 200 }, () => current()));
    expect(asked()).toBe(1);
    expect(new Set(all).size).toBe(1);
    expect(all[0]?.price.eurCents).toBe(80_000_00);
  });

  test('reuses a price for 30 seconds', async () => {
    const { current, asked, clock } = aKeeper();
    await current();
    clock.now += 29_999;
    expect((await current())?.fetchedAt).toBe(0);
    expect(asked()).toBe(1);
    clock.now += 1;
    expect((await current())?.fetchedAt).toBe(30_000);
    expect(asked()).toBe(2);
  });

  test('sends no request within ten seconds after all sources have failed', async () => {
    const { current, asked, clock, say, failures } = aKeeper();
    say(undefined, undefined);
    expect(await current()).toBeUndefined();
    expect(failures).toHaveLength(2);
    say(80_000, 80_000);
    clock.now += 9_999;
    expect(await current()).toBeUndefined();
    clock.now += 1;
    expect((await current())?.sources).toEqual(['one', 'two']);
    expect(asked()).toBe(2);
  });

  test('compares a single source’s price with the last agreed price, not with the last accepted price', async () => {
    const { current, clock, say } = aKeeper();
    const next = async (...prices: [number | undefined, number | undefined]) => {
      say(...prices);
      clock.now += 30_000;
      return (await current())?.price.eurCents;
    };
    expect(await next(80_000, undefined)).toBeUndefined();
    expect(await next(80_000, 80_000)).toBe(80_000_00);
    expect(await next(87_000, undefined)).toBe(87_000_00);
    // 95,000 is 9 % above the last single price (87,000), but 19 % above the agreed price (80,000).
    expect(await next(95_000, undefined)).toBeUndefined();
    expect(await next(800_000, 81_000)).toBe(81_000_00);
    expect(await next(undefined, undefined)).toBeUndefined();
  });

  test('accepts a single source’s price after a restart only if it is near the stored agreed price', async () => {
    const noted: number[] = [];
    const shared = agreedAt(80_000, noted);
    const { say, current } = aKeeper(shared);
    say(undefined, 87_000);
    expect((await current())?.sources).toEqual(['two']);
    const { say: sayOther, current: other } = aKeeper(shared);
    sayOther(undefined, 95_000);
    expect(await other()).toBeUndefined();
    expect(noted).toEqual([]);
  });

  test('stores the agreed price at most once every ten minutes', async () => {
    const noted: number[] = [];
    const shared = agreedAt(80_000, noted);
    const { clock, current } = aKeeper(shared);
    for (let minute = 0; minute < 30; minute++) {
      await current();
      clock.now += 60_000;
    }
    expect([noted, shared.reads]).toEqual([[80_000_00, 80_000_00, 80_000_00], 0]);
  });

  test('ignores an agreed price that is a day old', async () => {
    const { clock, say, current } = aKeeper();
    await current();
    say(81_000, undefined);
    clock.now += 23 * 60 * 60_000;
    expect((await current())?.price.eurCents).toBe(81_000_00);
    clock.now += 60 * 60_000;
    expect(await current()).toBeUndefined();
  });

  test('uses the agreed price in memory if the database is unreachable', async () => {
    const away = () => Promise.reject(new Error('away'));
    const { clock, say, current, failures } = aKeeper({ last: away, note: away });
    await current();
    say(81_000, undefined);
    clock.now += 11 * 60_000;
    expect((await current())?.price.eurCents).toBe(81_000_00);
    // These steps fail: storing the agreed price, querying the second source, reading the stored price.
    expect(failures).toHaveLength(3);
  });
});

function agreedAt(eur: number, noted: number[]) {
  const shared = {
    reads: 0,
    last() {
      shared.reads += 1;
      return Promise.resolve({ eurCents: eur * 100, usdCents: eur * 115 });
    },
    note({ eurCents }: { eurCents: number }) {
      noted.push(eurCents);
      return Promise.resolve();
    },
  };
  return shared;
}

const nothingAgreed: AgreedPrices = { last: () => Promise.resolve(undefined), note: () => Promise.resolve() };

function aKeeper(agreed = nothingAgreed) {
  const clock = { now: 0 };
  const failures: unknown[] = [];
  let asked = 0;
  let prices: (number | undefined)[] = [80_000, 80_000];
  const keeper = priceKeeper({
    ask: () => {
      asked += 1;
      return prices.map((eur, at) => sourceSaying(eur, at === 0 ? 'one' : 'two'));
    },
    agreed,
    noteFailure: (cause) => failures.push(cause),
    now: () => clock.now,
  });
  const current = () => keeper.current(Object.assign(() => undefined, { deadline: 0 }));
  const say = (...next: (number | undefined)[]) => (prices = next);
  return { current, clock, failures, asked: () => asked, say };
}

function sourceSaying(eur: number | undefined, source: string): Promise<SourceAnswer> {
  if (eur === undefined) return Promise.reject(new Error('away'));
  return Promise.resolve({ source, price: { eurCents: eur * 100, usdCents: eur * 115 } });
}
