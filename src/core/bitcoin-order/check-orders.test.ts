/** When an order is checked for payments again, and what happens if a check fails. */
import { describe, expect, test } from 'vitest';
import type { OrderState } from './order-state.ts';
import { ExplorerTrouble, type ChainView, type Explorer } from './chain-view.ts';
import { checkOrders, nextCheck, type CheckResult, type ClaimedOrder } from './check-orders.ts';

const now = new Date('2026-11-22T10:00:00Z');
const day = 24 * 60;
const minutesToNext = (state: OrderState, ageMinutes: number, confirmations = 0) => {
  const createdAt = new Date(now.getTime() - ageMinutes * 60_000);
  const next = nextCheck({ createdAt, confirmationsNeeded: 2 }, { state, confirmations }, now);
  return next && (next.getTime() - now.getTime()) / 60_000;
};

describe('nextCheck', () => {
  test('schedules the next check of an open or seen order in four minutes, and none after thirty days', () => {
    expect([minutesToNext('open', 0), minutesToNext('seen', 30 * day)]).toEqual([4, 4]);
    expect([minutesToNext('open', 31 * day), minutesToNext('seen', 31 * day)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('schedules checks of an ended order every hour, later four times a day, and finally none', () => {
    expect([60, 3 * day, 31 * day].map((age) => minutesToNext('expired', age))).toEqual([60, 360, undefined]);
  });

  test('schedules checks of a confirmed order until two days and a hundred blocks pass, for thirty days at most', () => {
    expect(minutesToNext('confirmed', day, 500)).toBe(60);
    expect(minutesToNext('confirmed', 3 * day, 101)).toBe(360);
    expect(minutesToNext('confirmed', 3 * day, 102)).toBeUndefined();
    expect(minutesToNext('confirmed', 31 * day, 0)).toBeUndefined();
  });
});

describe('checkOrders', () => {
  const order = (id: string, changes: Partial<ClaimedOrder> = {}): ClaimedOrder => ({
    id,
    revision: 3,
    address: `address-${id}`,
    createdAt: now,
    state: 'open',
    amountSats: 1000,
    quotedUntil: new Date(now.getTime() + 3_600_000),
    endedAt: undefined,
    confirmationsNeeded: 2,
    isAccepted: false,
    agreedAt: now,
    payments: [],
    ...changes,
  });
  const view = (height = 100, hash = `hash-${height}`): ChainView => ({
    tip: { height, hash },
    payments: [],
  });
  const explorer = (
    answer: ChainView | Error,
    hashAt: (height: number) => string = (height) => `hash-${height}`,
  ): Explorer => ({
    view: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
    hashAt: (height) => Promise.resolve().then(() => hashAt(height)),
  });

  /** Runs `checkOrders` with these two explorers. The time is always `now`. */
  async function checking(
    [one, other]: [Explorer, Explorer],
    { orders = [order('a')], until = new Date('2027-01-01Z'), isBroken = false } = {},
  ) {
    const noted: CheckResult[] = [];
    const errors: unknown[] = [];
    const count = await checkOrders(
      {
        claim: () => Promise.resolve(orders),
        explorers: [one, other],
        note: (result) =>
          isBroken ? Promise.reject(new Error('away')) : Promise.resolve(void noted.push(result)),
        reportError: (cause) => errors.push(cause),
        now: () => now,
      },
      until,
    );
    return { count, noted, errors };
  }
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

  test('stores the state of an order and the time of its next check if both explorers agree', async () => {
    const { count, noted } = await checking([explorer(view()), explorer(view())]);
    expect(count).toBe(1);
    expect(noted).toMatchObject([
      { id: 'a', revision: 3, found: { state: 'open' }, nextCheckAt: inMinutes(4) },
    ]);
  });

  test('stores a problem unless the longer chain contains the tip of the shorter chain', async () => {
    const never = () => {
      throw new Error('wrong explorer');
    };
    for (const explorers of [
      [explorer(view(102)), explorer(view(101), never)],
      [explorer(view(101), never), explorer(view(102))],
    ] as [Explorer, Explorer][])
      expect((await checking(explorers)).noted).toMatchObject([{ found: { state: 'open' } }]);
    const { noted } = await checking([explorer(view(102), () => 'fork'), explorer(view(101))]);
    expect(noted).toMatchObject([{ problem: 'explorers-disagree', nextCheckAt: inMinutes(4) }]);
    const silent = await checking([explorer(view(102), never), explorer(view(101))]);
    expect(silent.noted).toMatchObject([{ problem: 'explorer-silent' }]);
    expect(silent.errors).toHaveLength(1);
  });

  test('postpones the next check if an explorer is busy, but schedules none for an old order', async () => {
    const busy = new ExplorerTrouble('Busy.', { problem: 'explorer-busy', retryAt: inMinutes(30) });
    for (const explorers of [
      [explorer(busy), explorer(view())],
      [explorer(view()), explorer(busy)],
    ] as [Explorer, Explorer][])
      expect((await checking(explorers)).noted).toMatchObject([
        { problem: 'explorer-busy', nextCheckAt: inMinutes(30) },
      ]);
    const old = order('a', { createdAt: new Date(now.getTime() - 31 * day * 60_000) });
    const { noted } = await checking([explorer(busy), explorer(view())], { orders: [old] });
    expect(noted).toMatchObject([{ problem: 'explorer-busy', nextCheckAt: undefined }]);
    const silent = await checking([explorer(new Error('No network.')), explorer(view())]);
    expect(silent.noted).toMatchObject([{ problem: 'explorer-silent', nextCheckAt: inMinutes(4) }]);
  });

  test('checks no order after the time limit, and checks the other orders if a result cannot be stored', async () => {
    const orders = ['a', 'b', 'c', 'd'].map((id) => order(id));
    const explorers: [Explorer, Explorer] = [explorer(view()), explorer(view())];
    expect(await checking(explorers, { orders, until: now })).toMatchObject({ count: 4, noted: [] });
    expect((await checking(explorers, { orders })).noted.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect((await checking(explorers, { orders, isBroken: true })).errors).toHaveLength(4);
  });

  test('schedules fewer checks of an order that is two days old, and none of an order older than thirty days', () => {
    expect(minutesToNext('open', 30 * day)).toBe(4);
    expect(minutesToNext('open', 30 * day + 1)).toBeUndefined();
    expect([minutesToNext('expired', 2 * day - 1), minutesToNext('expired', 2 * day)]).toEqual([60, 360]);
    expect([minutesToNext('confirmed', 2 * day, 102), minutesToNext('confirmed', 2 * day + 1, 102)]).toEqual([
      360,
      undefined,
    ]);
  });
});
