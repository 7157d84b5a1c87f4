import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assessOrder,
  graceMinutes,
  uncheckedMinutes,
  type Assessment,
  type WatchedOrder,
} from './assess-order.ts';
import type { SeenPayment } from './chain-view.ts';
import { enoughSatoshis } from './order-amount.ts';
import { isBooked, orderStates } from './order-state.ts';
import { orderTransitions } from '../../../tests/support/order-transitions.ts';

const start = new Date('2026-11-22T10:00:00Z');
const minutes = (count: number): Date => new Date(start.getTime() + count * 60_000);
const requested = 475_000;

const anOrder = (changes: Partial<WatchedOrder> = {}): WatchedOrder => ({
  state: 'open',
  amountSats: requested,
  quotedUntil: minutes(60),
  endedAt: undefined,
  confirmationsNeeded: 2,
  isAccepted: false,
  agreedAt: start,
  payments: [],
  ...changes,
});

const paid = (txid: string, sats: number, changes: Partial<SeenPayment> = {}): SeenPayment => ({
  txid,
  sats,
  spends: [`coin-of-${txid}:0`],
  block: undefined,
  ...changes,
});
const inBlock = (height: number, at: Date) => ({ block: { height, hash: `hash-${height}`, at } });

/** Assesses an order at each check. A check has a time in minutes, a block height and the reported payments. */
function life(checks: [number, number, SeenPayment[]][], order = anOrder()): Assessment[] {
  let now = order;
  return checks.map(([minute, height, payments]) => {
    const found = assessOrder(now, { height, payments }, minutes(minute));
    const hasEnded = found.state === 'expired' || found.state === 'cancelled';
    const endedAt = now.endedAt ?? (hasEnded ? minutes(minute) : undefined);
    now = { ...now, state: found.state, endedAt, agreedAt: minutes(minute), payments: found.payments };
    return found;
  });
}
const states = (...given: Parameters<typeof life>): string[] => life(...given).map(({ state }) => state);

describe('assessOrder', () => {
  test('moves an order from “open” to “seen” to “confirmed” as its payment gains confirmations', () => {
    const sent = paid('a', requested);
    const mined = paid('a', requested, inBlock(101, minutes(12)));
    expect(
      states([
        [5, 100, []],
        [10, 100, [sent]],
        [15, 101, [mined]],
        [25, 102, [mined]],
      ]),
    ).toEqual(['open', 'seen', 'seen', 'confirmed']);
  });

  test('expires an order if no payment arrives before the grace period ends', () => {
    expect(
      states([
        [60, 100, []],
        [60 + graceMinutes, 100, []],
        [61 + graceMinutes, 100, []],
      ]),
    ).toEqual(['open', 'open', 'expired']);
  });

  test('adds up partial payments', () => {
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
    expect(states([[45, 105, [half, paid('b', 275_294, inBlock(102, minutes(40)))]]])).toEqual(['overpaid']);
  });

  test.each([
    [472_625, 'confirmed'],
    [472_624, 'underpaid'],
    [requested + 293, 'confirmed'],
    [requested + 294, 'overpaid'],
  ])('tolerates a small shortfall or excess: %i of 475000 satoshis make the order %s', (sats, state) => {
    const mined = paid('a', sats, inBlock(101, minutes(20)));
    expect(states([[80, 105, [mined]]])).toEqual([state]);
    // At the second check, the shortfall or excess does not count as a chain reorganisation.
    const [, again] = life([
      [80, 105, [mined]],
      [90, 106, [mined]],
    ]);
    expect(again).toMatchObject({ state, isReorganised: false });
  });

  test('dates a payment up to two hours late to the deadline, unless an earlier check ran after the deadline', () => {
    const deadline = minutes(60 + graceMinutes).getTime();
    const latest = deadline + uncheckedMinutes * 60_000;
    const seenAt = (at: number, agreedAt = start) =>
      assessOrder(
        anOrder({ agreedAt }),
        { height: 110, payments: [paid('a', requested, inBlock(101, new Date(at)))] },
        minutes(999),
      ).payments[0]?.firstSeenAt.getTime();
    expect([seenAt(deadline - 1), seenAt(deadline), seenAt(deadline + 1)]).toEqual([
      deadline - 1,
      deadline,
      deadline,
    ]);
    expect([seenAt(latest), seenAt(latest + 1)]).toEqual([deadline, latest + 1]);
    expect(seenAt(latest, new Date(deadline))).toBe(deadline);
    expect(seenAt(latest, new Date(deadline + 1))).toBe(latest);
  });

  test('accepts a payment up to two hours after the deadline if no check ran between deadline and payment', () => {
    const deadline = 60 + graceMinutes;
    const latest = deadline + uncheckedMinutes;
    const mined = (minute: number) => paid('a', requested, inBlock(101, minutes(minute)));
    expect(
      states([
        [50, 100, []],
        [81, 100, [paid('a', requested)]],
        [95, 105, [mined(82)]],
      ]),
    ).toEqual(['open', 'seen', 'confirmed']);
    expect(
      states([
        [50, 100, []],
        [600, 105, [mined(latest)]],
      ]),
    ).toEqual(['open', 'confirmed']);
    expect(
      states([
        [50, 100, []],
        [600, 105, [mined(latest + 1)]],
      ]),
    ).toEqual(['open', 'late']);
    expect(
      states([
        [deadline, 100, []],
        [85, 105, [mined(75)]],
      ]),
    ).toEqual(['open', 'confirmed']);
    expect(
      states([
        [deadline + 1, 100, []],
        [85, 105, [mined(75)]],
      ]),
    ).toEqual(['expired', 'late']);
  });

  test('sets the state “late” if part or all of the amount arrives after the deadline', () => {
    const late = paid('b', requested, inBlock(103, minutes(100)));
    expect(
      states([
        [75, 100, []],
        [100, 100, [paid('b', requested)]],
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

  test('dates a payment by its block if no earlier check has found the payment', () => {
    expect(states([[300, 110, [paid('a', requested, inBlock(101, minutes(50)))]]])).toEqual(['confirmed']);
    expect(states([[300, 110, [paid('a', requested, inBlock(108, minutes(250)))]]])).toEqual(['late']);
  });

  test('dates a replacement like the replaced payment, but not if a check in between found no payment', () => {
    const first = paid('a', requested, { spends: ['coin:1'] });
    const bumped = paid('b', requested, { spends: ['other:0', 'coin:1'] });
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

  test('reopens an order if its payment vanishes before confirmation', () => {
    expect(
      states([
        [10, 100, [paid('a', requested)]],
        [20, 100, []],
        [30, 100, [paid('b', requested)]],
      ]),
    ).toEqual(['seen', 'open', 'seen']);
  });

  test('flags a confirmed order after a chain reorganisation, but leaves the order “confirmed”', () => {
    const mined = paid('a', requested, inBlock(101, minutes(12)));
    expect(
      states([
        [15, 101, [mined]],
        [16, 101, [paid('a', requested)]],
      ]),
    ).toEqual(['seen', 'seen']);
    const booked = life([
      [25, 102, [mined]],
      [30, 103, [paid('a', requested)]],
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

  test('sets isReorganised if a payment leaves its block, but not if an explorer only lacks new blocks', () => {
    const mined = paid('a', requested, inBlock(101, minutes(12)));
    const inMempool = paid('a', requested);
    const again = paid('a', requested, inBlock(103, minutes(40)));
    const booked = life([
      [25, 102, [mined]],
      // The slower explorer knows the payment's block, but not the next block.
      [26, 101, [mined]],
      // The slower explorer does not know the payment's block, so the explorers agree only on an unconfirmed payment.
      [27, 100, [inMempool]],
      [28, 100, [inMempool]],
      [30, 102, [mined]],
      [35, 103, [inMempool]],
      // The payment is now in another block, and does not have two confirmations yet.
      [40, 103, [again]],
      [45, 104, [again]],
      [50, 105, [inMempool]],
    ]);
    expect(booked.map(({ isReorganised }) => isReorganised)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
      false,
      true,
    ]);
    expect(
      booked.slice(0, 5).map(({ confirmedSats, confirmations }) => [confirmedSats, confirmations]),
    ).toEqual(Array(5).fill([requested, 2]));
  });

  test('confirms an order despite an unconfirmed extra payment', () => {
    const mined = paid('a', requested, inBlock(101, minutes(12)));
    expect(
      states([
        [25, 102, [mined, paid('b', 294)]],
        [90, 112, [mined, paid('b', 294, inBlock(110, minutes(80)))]],
      ]),
    ).toEqual(['confirmed', 'overpaid']);
  });

  test('sets the state “late” if a cancelled order is paid, even if this server’s clock is slow', () => {
    const cancelled = anOrder({ state: 'cancelled', endedAt: minutes(20) });
    expect(states([[15, 100, []]], cancelled)).toEqual(['cancelled']);
    const mined = paid('a', requested, inBlock(101, minutes(12)));
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

  test('sets isLate if one of the payments arrived after the deadline', () => {
    const isLate = (...checks: [number, number, SeenPayment[]][]) => life(checks).at(-1)?.isLate;
    const half = paid('a', requested / 2);
    const rest = paid('b', requested / 2);
    expect(isLate([5, 100, []])).toBe(false);
    expect(isLate([5, 100, [half]], [6, 100, [half, rest]])).toBe(false);
    expect(isLate([5, 100, [half]], [59, 100, [half]], [300, 110, [half, rest]])).toBe(true);
  });

  test('dates a payment for a cancelled order after the cancellation, even if this server’s clock is behind', () => {
    const seenAt = (now: Date) => {
      const order = anOrder({ state: 'cancelled', endedAt: minutes(20) });
      return assessOrder(order, { height: 100, payments: [paid('a', requested)] }, now).payments[0]
        ?.firstSeenAt;
    };
    expect(seenAt(minutes(19))).toEqual(new Date(minutes(20).getTime() + 1));
    expect(seenAt(minutes(21))).toEqual(minutes(21));
  });

  test('flags an accepted order if the payment vanishes, but leaves the state of the order unchanged', () => {
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

  test('sets the state “late” if a full payment replaces a partial payment after the deadline', () => {
    const little = paid('a', 294, { spends: ['coin:1', 'coin:2'] });
    const whole = paid('b', requested, { spends: ['coin:1'] });
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

  /** Transactions conflict if they spend the same coin: `a` with `b` and `c`, and `d` with `e`. */
  const transactions = [
    { txid: 'a', sats: 200_000, spends: ['one:0', 'two:0'] },
    { txid: 'b', sats: 275_000, spends: ['one:0'] },
    { txid: 'c', sats: requested, spends: ['two:0'] },
    { txid: 'd', sats: 1, spends: ['three:0'] },
    { txid: 'e', sats: requested, spends: ['three:0'] },
    { txid: 'f', sats: requested + 294, spends: ['four:0'] },
  ];

  test('makes only transitions that the database allows, for any sequence of events', () => {
    const payment = fc.record({
      which: fc.constantFrom(...transactions),
      depth: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
      minute: fc.integer({ min: 0, max: 200 }),
    });
    const check = fc.record({
      after: fc.integer({ min: 1, max: 60 }),
      payments: fc.uniqueArray(payment, { maxLength: 4, selector: ({ which }) => which.txid }),
      decides: fc.constantFrom('cancel', 'accept', undefined, undefined),
    });
    const seen: Record<string, number> = {};
    fc.assert(
      fc.property(fc.array(check, { maxLength: 12 }), (checks) => {
        let order = anOrder();
        let minute = 0;
        for (const { after, payments, decides } of checks) {
          minute += after;
          const now = minutes(minute);
          if (decides === 'cancel' && order.state === 'open')
            order = { ...order, state: 'cancelled', endedAt: now };
          if (decides === 'accept' && ['underpaid', 'late'].includes(order.state))
            order = { ...order, isAccepted: true };
          const height = 1000 + minute;
          const there = payments
            .filter(({ which }, index) =>
              payments
                .slice(0, index)
                .every((other) => !other.which.spends.some((coin) => which.spends.includes(coin))),
            )
            .map(({ which, depth, minute: at }) => ({
              ...which,
              block: undefined,
              ...(depth === undefined ? {} : inBlock(height - depth, minutes(Math.min(at, minute)))),
            }));
          const found = assessOrder(order, { height, payments: there }, now);
          const { state } = found;
          seen[state] = (seen[state] ?? 0) + 1;
          if (state !== order.state) expect(orderTransitions[order.state]).toContain(state);
          if (!isBooked(order.state) && isBooked(state))
            expect(deep(there, height)).toBeGreaterThanOrEqual(enoughSatoshis(requested));
          if (['late', 'underpaid'].includes(state) && !order.isAccepted)
            expect(found.confirmedSats).toBeGreaterThan(0);
          const hasEnded = state === 'expired' || state === 'cancelled';
          order = {
            ...order,
            state,
            agreedAt: now,
            payments: found.payments,
            endedAt: order.endedAt ?? (hasEnded ? now : undefined),
          };
        }
      }),
      { numRuns: 3000 },
    );
    // The property proves little unless the generated events reach every state.
    expect(Object.keys(seen).toSorted()).toEqual(orderStates.toSorted());
  });
});

const deep = (payments: SeenPayment[], height: number): number =>
  payments.reduce(
    (sum, { sats, block }) => sum + (block !== undefined && height - block.height >= 1 ? sats : 0),
    0,
  );
