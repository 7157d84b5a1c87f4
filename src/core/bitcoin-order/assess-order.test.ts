import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessOrder, graceMinutes, type Assessment, type WatchedOrder } from './assess-order.ts';
import type { SeenPayment } from './chain-view.ts';
import { isBooked, orderStates, orderTransitions } from './order-state.ts';

const start = new Date('2026-11-22T10:00:00Z');
const minutes = (count: number): Date => new Date(start.getTime() + count * 60_000);
const asked = 475_000;

const anOrder = (changes: Partial<WatchedOrder> = {}): WatchedOrder => ({
  ...{ state: 'open', amountSats: asked, quotedUntil: minutes(60), endedAt: undefined },
  ...{ confirmationsNeeded: 2, isAccepted: false, payments: [] },
  ...changes,
});

const paid = (txid: string, sats: number, changes: Partial<SeenPayment> = {}): SeenPayment => ({
  ...{ txid, sats, spends: [`coin-of-${txid}:0`], block: undefined },
  ...changes,
});
const inBlock = (height: number, at: Date) => ({ block: { height, hash: `hash-${height}`, at } });

/** What an order becomes, look by look; each a moment in minutes, the height of the chain, and what is paid. */
function life(looks: [number, number, SeenPayment[]][], order = anOrder()): Assessment[] {
  let now = order;
  return looks.map(([minute, height, payments]) => {
    const found = assessOrder(now, { height, payments }, minutes(minute));
    const hasEnded = found.state === 'expired' || found.state === 'cancelled';
    const endedAt = now.endedAt ?? (hasEnded ? minutes(minute) : undefined);
    now = { ...now, state: found.state, endedAt, payments: found.payments };
    return found;
  });
}
const states = (...given: Parameters<typeof life>): string[] => life(...given).map(({ state }) => state);

test('sent, seen, confirmed', () => {
  const sent = paid('a', asked);
  const mined = paid('a', asked, inBlock(101, minutes(12)));
  expect(
    states([
      [5, 100, []],
      [10, 100, [sent]],
      [15, 101, [mined]],
      [25, 102, [mined]],
    ]),
  ).toEqual(['open', 'seen', 'seen', 'confirmed']);
});

test('nothing by the end of the time, and the moment a payment needs, is expired', () => {
  expect(
    states([
      [60, 100, []],
      [60 + graceMinutes, 100, []],
      [61 + graceMinutes, 100, []],
    ]),
  ).toEqual(['open', 'open', 'expired']);
});

test('two parts in time are one payment; too little is so only after the time; too much is booked', () => {
  const [half, rest] = [
    paid('a', 200_000, inBlock(101, minutes(20))),
    paid('b', 275_000, inBlock(102, minutes(40))),
  ];
  expect(
    states([
      [20, 105, [half]],
      [45, 105, [half, rest]],
    ]),
  ).toEqual(['seen', 'confirmed']);
  expect(
    states([
      [20, 105, [half]],
      [90, 105, [half]],
    ]),
  ).toEqual(['seen', 'underpaid']);
  expect(states([[45, 105, [half, paid('b', 275_001, inBlock(102, minutes(40)))]]])).toEqual(['overpaid']);
});

test('what comes after the time is late: all of it, or the rest', () => {
  const late = paid('b', asked, inBlock(103, minutes(100)));
  expect(
    states([
      [75, 100, []],
      [100, 100, [paid('b', asked)]],
      [130, 104, [late]],
    ]),
  ).toEqual(['expired', 'seen', 'late']);
  const half = paid('a', 200_000, inBlock(101, minutes(20)));
  const rest = paid('b', 275_000, inBlock(103, minutes(100)));
  expect(
    states([
      [20, 102, [half]],
      [80, 102, [half]],
      [100, 102, [half, paid('b', 275_000)]],
      [130, 104, [half, rest]],
    ]),
  ).toEqual(['seen', 'underpaid', 'seen', 'late']);
});

test('where nobody could look in time, the block says whether a payment was; where it cannot, a person decides', () => {
  expect(states([[300, 110, [paid('a', asked, inBlock(101, minutes(50)))]]])).toEqual(['confirmed']);
  expect(states([[300, 110, [paid('a', asked, inBlock(108, minutes(250)))]]])).toEqual(['late']);
});

test('a payment that replaces one in time, spending its coin, is in time; one that comes after it was gone is not', () => {
  const first = paid('a', asked, { spends: ['coin:1'] });
  const bumped = paid('b', asked, { spends: ['other:0', 'coin:1'] });
  const mined = { ...bumped, ...inBlock(101, minutes(200)) };
  expect(
    states([
      [50, 100, [first]],
      [180, 100, [bumped]],
      [220, 102, [mined]],
    ]),
  ).toEqual(['seen', 'seen', 'confirmed']);
  expect(
    states([
      [50, 100, [first]],
      [180, 100, []],
      [190, 100, [bumped]],
      [220, 102, [mined]],
    ]),
  ).toEqual(['seen', 'expired', 'seen', 'late']);
});

test('before it is booked a payment may vanish, and the order waits again as long as there is time', () => {
  expect(
    states([
      [10, 100, [paid('a', asked)]],
      [20, 100, []],
      [30, 100, [paid('b', asked)]],
    ]),
  ).toEqual(['seen', 'open', 'seen']);
});

test('a reorganisation before booking sends it back to waiting, one after it marks the order and unbooks nothing', () => {
  const mined = paid('a', asked, inBlock(101, minutes(12)));
  expect(
    states([
      [15, 101, [mined]],
      [16, 101, [paid('a', asked)]],
    ]),
  ).toEqual(['seen', 'seen']);
  const booked = life([
    [25, 102, [mined]],
    [30, 103, [paid('a', asked)]],
    [40, 103, []],
    [50, 110, [mined]],
  ]);
  expect(booked.map(({ state, isReorganised }) => `${state} ${isReorganised}`)).toEqual([
    'confirmed false',
    'confirmed true',
    'confirmed true',
    'confirmed false',
  ]);
});

test('a stray payment that waits does not hold up the booking, and counts once it is confirmed', () => {
  const mined = paid('a', asked, inBlock(101, minutes(12)));
  expect(
    states([
      [25, 102, [mined, paid('b', 1)]],
      [90, 112, [mined, paid('b', 1, inBlock(110, minutes(80)))]],
    ]),
  ).toEqual(['confirmed', 'overpaid']);
});

test('an order that was taken back takes nothing in time, whatever the clocks say', () => {
  const cancelled = anOrder({ state: 'cancelled', endedAt: minutes(20) });
  expect(states([[15, 100, []]], cancelled)).toEqual(['cancelled']);
  const mined = paid('a', asked, inBlock(101, minutes(12)));
  expect(
    states(
      [
        [19, 101, [mined]],
        [30, 103, [mined]],
        [40, 103, []],
      ],
      cancelled,
    ),
  ).toEqual(['seen', 'late', 'expired']);
});

test('what a person accepted stays, and is marked where it is gone', () => {
  const late = paid('a', 100, inBlock(101, minutes(20)));
  const accepted = anOrder({ state: 'underpaid', isAccepted: true });
  expect(
    life(
      [
        [90, 103, [late]],
        [95, 103, []],
      ],
      accepted,
    ).map(({ state, isReorganised }) => [state, isReorganised]),
  ).toEqual([
    ['underpaid', false],
    ['underpaid', true],
  ]);
});

test('who sends a little in time, and replaces it by the whole when it suits, is late', () => {
  const little = paid('a', 294, { spends: ['coin:1', 'coin:2'] });
  const whole = paid('b', asked, { spends: ['coin:1'] });
  const mined = { ...whole, ...inBlock(201, minutes(300)) };
  expect(
    states([
      [50, 100, [little]],
      [290, 200, [whole]],
      [330, 203, [mined]],
    ]),
  ).toEqual(['seen', 'seen', 'late']);
  const half = paid('a', 237_500, { spends: ['coin:1', 'coin:2'] });
  const halves = ['1', '2'].map((n) =>
    paid(n, 237_500, { spends: [`coin:${n}`], ...inBlock(201, minutes(300)) }),
  );
  expect(
    states([
      [50, 100, [half]],
      [330, 203, halves],
    ]),
  ).toEqual(['seen', 'late']);
});

/** Some of these cannot be beside each other: they spend the same coin. */
const transactions = [
  { txid: 'a', sats: 200_000, spends: ['one:0', 'two:0'] },
  { txid: 'b', sats: 275_000, spends: ['one:0'] },
  { txid: 'c', sats: asked, spends: ['two:0'] },
  { txid: 'd', sats: 1, spends: ['three:0'] },
  { txid: 'e', sats: asked, spends: ['three:0'] },
  { txid: 'f', sats: asked + 1, spends: ['four:0'] },
];

test('whatever the network does, every step is one the database knows, and nothing is booked without its confirmations', () => {
  const payment = fc.record({
    which: fc.constantFrom(...transactions),
    depth: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
    minute: fc.integer({ min: 0, max: 200 }),
  });
  const look = fc.record({
    after: fc.integer({ min: 1, max: 60 }),
    payments: fc.uniqueArray(payment, { maxLength: 4, selector: ({ which }) => which.txid }),
    decides: fc.constantFrom('cancel', 'accept', undefined, undefined),
  });
  const seen: Record<string, number> = {};
  fc.assert(
    fc.property(fc.array(look, { maxLength: 12 }), (looks) => {
      let order = anOrder();
      let minute = 0;
      for (const { after, payments, decides } of looks) {
        minute += after;
        const now = minutes(minute);
        if (decides === 'cancel' && order.state === 'open')
          order = { ...order, state: 'cancelled', endedAt: now };
        if (decides === 'accept' && ['underpaid', 'late'].includes(order.state))
          order = { ...order, isAccepted: true };
        const height = 1000 + minute;
        const there = payments
          .filter(({ which }, place) =>
            payments
              .slice(0, place)
              .every((other) => !other.which.spends.some((coin) => which.spends.includes(coin))),
          )
          .map(({ which, depth, minute: at }) => ({
            ...{ ...which, block: undefined },
            ...(depth === undefined ? {} : inBlock(height - depth, minutes(Math.min(at, minute)))),
          }));
        const found = assessOrder(order, { height, payments: there }, now);
        const { state } = found;
        seen[state] = (seen[state] ?? 0) + 1;
        if (state !== order.state) expect(orderTransitions[order.state]).toContain(state);
        if (!isBooked(order.state) && isBooked(state))
          expect(deep(there, height)).toBeGreaterThanOrEqual(asked);
        if (['late', 'underpaid'].includes(state) && !order.isAccepted)
          expect(found.confirmedSats).toBeGreaterThan(0);
        const hasEnded = state === 'expired' || state === 'cancelled';
        order = {
          ...{ ...order, state, payments: found.payments },
          endedAt: order.endedAt ?? (hasEnded ? now : undefined),
        };
      }
    }),
    { numRuns: 3000 },
  );
  // Otherwise it would have shown little.
  expect(Object.keys(seen).toSorted()).toEqual(orderStates.toSorted());
});

/** What has both of its confirmations. */
const deep = (payments: SeenPayment[], height: number): number =>
  payments.reduce(
    (sum, { sats, block }) => sum + (block !== undefined && height - block.height >= 1 ? sats : 0),
    0,
  );
