/** An order gets an unused address and the exact amount, or is refused with the reason. */
import { describe, expect, test } from 'vitest';
import { createOrder, type CreateOrderDeps, type OrderToStore } from './create-order.ts';
import type { NewOrder } from './order-input.ts';

const now = new Date('2026-11-22T10:00:00Z');
const wanted: NewOrder = {
  submission: 'one',
  amountCents: 380_00,
  locale: 'nl',
  description: 'Zwembad',
  customerName: 'Jan',
  customerEmail: 'jan@example.com',
};

function business(
  changes: Partial<CreateOrderDeps<OrderToStore>> = {},
  histories: Record<number, 'some' | 'unknown'> = {},
) {
  const done: string[] = [];
  let next = 0;
  const deps: CreateOrderDeps<OrderToStore> = {
    limits: { maxCents: 5000_00, minutesValid: 60, confirmationsNeeded: 2 },
    addresses: {
      hold: () => Promise.resolve({ index: next, address: `address ${next++}` }),
      release: (index, { isUsedBefore }) => {
        done.push(`${isUsedBefore ? 'skip' : 'leave'} ${index}`);
        return Promise.resolve();
      },
      history: (address) => Promise.resolve(histories[Number(address.split(' ')[1])] ?? 'none'),
    },
    orders: {
      find: () => Promise.resolve(undefined),
      store: (order) => {
        done.push(`store ${order.fresh.index}`);
        return Promise.resolve({ outcome: 'stored', order, isKnown: false });
      },
    },
    price: () => Promise.resolve(aPrice()),
    now: () => now,
    ...changes,
  };
  return { deps, done };
}

const aPrice = (changes: { sources?: string[]; ageMs?: number; eurCents?: number } = {}) => ({
  eurCents: changes.eurCents ?? 80_000_00,
  sources: changes.sources ?? ['a.example', 'b.example'],
  fetchedAt: now.getTime() - (changes.ageMs ?? 0),
});

describe('createOrder', () => {
  test('stores an order with the exact amount and an unused address', async () => {
    const { deps, done } = business();
    const made = await createOrder(deps, wanted);
    expect(made.ok && [made.value.amountSats, made.value.fresh.address]).toEqual([475_000, 'address 0']);
    expect(done).toEqual(['store 0']);
  });

  test('refuses an order while no address is available, and returns the remaining waiting time', async () => {
    const { deps, done } = business();
    deps.addresses.hold = () => Promise.resolve({ waitSeconds: 1800 });
    expect(await createOrder(deps, wanted)).toEqual({
      ok: false,
      refusal: { code: 'no-address-yet', retryAfterSeconds: 1800 },
    });
    expect(done).toEqual([]);
  });

  test('refuses the order if too many payment requests were mailed within the last hour', async () => {
    const { deps, done } = business();
    deps.orders.store = () => Promise.resolve({ outcome: 'too-many' });
    expect(await createOrder(deps, wanted)).toMatchObject({ refusal: { code: 'too-many-orders' } });
    expect(done).toEqual(['leave 0']);
  });

  test('skips addresses that already received payments', async () => {
    const { deps, done } = business({}, { 0: 'some', 1: 'some' });
    expect((await createOrder(deps, wanted)).ok).toBe(true);
    expect(done).toEqual(['skip 0', 'skip 1', 'store 2']);
  });

  test('tries at most 20 addresses, and then refuses the order', async () => {
    const used = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [at, 'some' as const]));
    expect((await createOrder(business({}, used(19)).deps, wanted)).ok).toBe(true);
    const { deps, done } = business({}, used(20));
    expect(await createOrder(deps, wanted)).toMatchObject({ refusal: { code: 'addresses-unchecked' } });
    expect(done).toEqual(Array.from({ length: 20 }, (_, at) => `skip ${at}`));
  });

  test.each<[string, string, Partial<CreateOrderDeps<OrderToStore>>, Partial<NewOrder>]>([
    ['price-unavailable', 'no price', { price: () => Promise.resolve(undefined) }, {}],
    ['price-unavailable', 'one source', { price: () => Promise.resolve(aPrice({ sources: ['a'] })) }, {}],
    ['price-unavailable', 'an old price', { price: () => Promise.resolve(aPrice({ ageMs: 30_001 })) }, {}],
    ['amount-too-small', 'dust', {}, { amountCents: 23 }],
  ])('refuses an order with the code %s and stores nothing (%s)', async (code, _, changes, input) => {
    const { deps, done } = business(changes);
    expect(await createOrder(deps, { ...wanted, ...input })).toEqual({ ok: false, refusal: { code } });
    expect(done).toEqual(['leave 0']);
  });

  test('accepts a price that is exactly thirty seconds old', async () => {
    const { deps } = business({ price: () => Promise.resolve(aPrice({ ageMs: 30_000 })) });
    expect((await createOrder(deps, wanted)).ok).toBe(true);
  });

  test('refuses an amount above the limit, but accepts the limit itself', async () => {
    const { deps, done } = business();
    const above = await createOrder(deps, { ...wanted, amountCents: 5000_01 });
    expect(above).toEqual({ ok: false, refusal: { code: 'amount-too-large' } });
    expect(done).toEqual([]);
    expect((await createOrder(deps, { ...wanted, amountCents: 5000_00 })).ok).toBe(true);
  });

  test('accepts the smallest amount that the network relays, and refuses a smaller one', async () => {
    const { deps } = business({ price: () => Promise.resolve(aPrice({ eurCents: 100_000_000 })) });
    expect(await createOrder(deps, { ...wanted, amountCents: 294 })).toMatchObject({ ok: true });
    expect(await createOrder(deps, { ...wanted, amountCents: 293 })).toMatchObject({
      refusal: { code: 'amount-too-small' },
    });
  });

  test('creates no order if the explorers cannot confirm that the address is unused', async () => {
    const { deps, done } = business({}, { 0: 'unknown' });
    const made = await createOrder(deps, wanted);
    expect(made).toEqual({ ok: false, refusal: { code: 'addresses-unchecked' } });
    expect(done).toEqual(['leave 0']);
  });

  test('returns the stored order if the same submission arrives a second time', async () => {
    const { deps, done } = business();
    const made = await createOrder(deps, wanted);
    const known = made.ok ? made.value : undefined;
    const again = business({ orders: { ...deps.orders, find: () => Promise.resolve(known) } });
    expect(await createOrder(again.deps, wanted)).toEqual(made);
    expect([done, again.done]).toEqual([['store 0'], []]);
    const store = () =>
      Promise.resolve({ outcome: 'stored' as const, order: known as OrderToStore, isKnown: true });
    const atOnce = business({ orders: { ...deps.orders, store } });
    expect(await createOrder(atOnce.deps, wanted)).toEqual(made);
    expect(atOnce.done).toEqual(['leave 0']);
  });

  test('creates no order if the enquiry was deleted or the reservation of the key index expired', async () => {
    const storing = (outcome: 'enquiry-not-found' | 'index-lost') =>
      business({
        orders: { find: () => Promise.resolve(undefined), store: () => Promise.resolve({ outcome }) },
      });
    const [gone, lost] = [storing('enquiry-not-found'), storing('index-lost')];
    expect(await createOrder(gone.deps, wanted)).toEqual({
      ok: false,
      refusal: { code: 'enquiry-not-found' },
    });
    expect(await createOrder(lost.deps, wanted)).toEqual({
      ok: false,
      refusal: { code: 'addresses-unchecked' },
    });
    expect([gone.done, lost.done]).toEqual([['leave 0'], []]);
  });
});
