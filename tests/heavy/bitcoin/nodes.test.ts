import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBackend, anEditor, type TestBackend } from '../../support/database/backend.ts';
import { lettingOrdersAge, manyOrdersPerHour } from '../../support/database/bitcoin-orders.ts';
import { orderCalls, orderForm, setOrderSettings, type Order } from '../../support/database/order-calls.ts';
import { twoNodes, type TwoNodes } from '../../support/bitcoin/two-nodes.ts';
import { aPriceService, listening, testKey } from '../../support/stand-ins/bitcoin/payment-network.ts';

const asked = 475_000;
/** The example address of BIP 173, which belongs to no order. */
const elsewhere = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

let backend: TestBackend;
let nodes: TwoNodes;
let calls: ReturnType<typeof orderCalls>;
let network: Record<string, string>;
const prices: Server[] = [aPriceService(), aPriceService()];

beforeAll(async () => {
  [backend, nodes] = await Promise.all([
    aBackend({ sql: `${lettingOrdersAge};${manyOrdersPerHour}` }),
    twoNodes(),
  ]);
  calls = orderCalls({ backend, editor: (await anEditor(backend)).accessToken });
  network = {
    BITCOIN_XPUB: testKey,
    EXPLORER_URLS: nodes.urls.join(','),
    PRICE_API_URLS: (await Promise.all(prices.map(listening))).join(','),
  };
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const server of prices) server.close().closeAllConnections();
  await Promise.all([backend.stop(), nodes.stop()]);
});
beforeEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  setOrderSettings(backend, network);
});

const pay = ({ address }: Order, sats = asked) => nodes.tell({ do: 'pay', address, sats });
const mine = (blocks: number, on: 0 | 1 | 'both' = 'both') => nodes.tell({ do: 'mine', blocks, on });
const later = (period?: string) => calls.laterBy(period);

describe('an order on two real nodes', () => {
  test('becomes “seen” after a payment, and “confirmed” after two blocks', async () => {
    const order = await calls.make();
    const txid = await pay(order);
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'seen', confirmations: 0, txids: [txid] });
    await mine(1);
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'seen', confirmations: 1 });
    await mine(1);
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'confirmed', confirmed_sats: asked });
  });

  test.each([
    ['confirmed', asked - 2375],
    ['confirmed', asked + 293],
    ['overpaid', asked + 294],
    ['underpaid', asked - 2376],
  ])('becomes “%s” after a payment of %i satoshis', async (state, sats) => {
    const order = await calls.make();
    await pay(order, sats);
    await mine(2);
    await later();
    if (state === 'underpaid') {
      expect(await calls.find(order)).toMatchObject({ state: 'seen' });
      await later('1 hour');
    }
    expect(await calls.find(order)).toMatchObject({ state, confirmed_sats: sats });
  });

  test('counts as paid if two payments add up to the amount', async () => {
    const order = await calls.make();
    await pay(order, 200_000);
    await later();
    expect(await calls.pageOf(order)).toMatchObject({ state: 'seen', missing_sats: 275_000 });
    await pay(order, 275_000);
    await mine(2);
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'confirmed', received_sats: asked });
  });

  test('expires without a payment, and becomes “late” if it is paid afterwards', async () => {
    const order = await calls.make();
    await later('71 minutes');
    expect(await calls.find(order)).toMatchObject({ state: 'expired' });
    await pay(order);
    await mine(2);
    await later('2 hours');
    expect(await calls.find(order)).toMatchObject({ state: 'late', is_late: true });
  });

  test('becomes “confirmed” after a payment in time, even if an explorer is down at the deadline', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const order = await calls.make();
    await later('50 minutes');
    await pay(order);
    await nodes.tell({ do: 'become', which: 1, isDown: true });
    await later('31 minutes');
    expect(await calls.find(order)).toMatchObject({ state: 'open', check_problem: 'explorer-silent' });
    await nodes.tell({ do: 'become', which: 1, isDown: false });
    await mine(2);
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'confirmed', is_late: false });
  });
});

describe('a replaced payment', () => {
  test('leaves the order “seen” if the new payment pays the same address, and otherwise “open”', async () => {
    const order = await calls.make();
    const first = await pay(order);
    await later();
    const second = await nodes.tell({ do: 'replace', txid: first, address: order.address, sats: asked });
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'seen', txids: [second] });
    await nodes.tell({ do: 'replace', txid: second, address: elsewhere, sats: asked });
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'open', received_sats: 0, txids: [] });
    await mine(2);
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'open', received_sats: 0 });
  });

  test('reopens the order only once both nodes know that the new payment pays another address', async () => {
    const order = await calls.make();
    const txid = await pay(order);
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'seen' });
    await nodes.tell({ do: 'replace', txid, address: elsewhere, sats: asked, on: 0 });
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'seen', check_problem: 'explorers-disagree' });
    await mine(1, 0);
    await nodes.tell({ do: 'relay', from: 0 });
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'open', check_problem: null, txids: [] });
  });
});

describe('a reorganisation', () => {
  test.each([
    [1, 'seen'],
    [3, 'confirmed'],
  ])(
    'of %i blocks on one node changes no order, and on both nodes takes the confirmation',
    async (blocks, state) => {
      const order = await calls.make();
      const txid = await pay(order);
      await mine(blocks);
      await later();
      expect(await calls.find(order)).toMatchObject({ state, confirmations: blocks });
      await nodes.tell({ do: 'reorganise', blocks, on: 0, isKept: [] });
      await later('2 hours');
      expect(await calls.find(order)).toMatchObject({
        state,
        confirmations: blocks,
        is_reorganised: false,
        check_problem: 'explorers-disagree',
      });
      await nodes.tell({ do: 'relay', from: 0 });
      await later('2 hours');
      const isBooked = state === 'confirmed';
      expect(await calls.find(order)).toMatchObject({
        state: isBooked ? state : 'expired',
        is_reorganised: isBooked,
        received_sats: 0,
        txids: [],
      });
      await nodes.tell({ do: 'rebroadcast', txid });
      await mine(2);
      await later('2 hours');
      expect(await calls.find(order)).toMatchObject({
        state: isBooked ? state : 'late',
        is_reorganised: false,
        confirmed_sats: asked,
      });
    },
  );

  test('on both nodes sets is_reorganised until new blocks confirm the payment, even the second time', async () => {
    const order = await calls.make();
    const txid = await pay(order);
    await mine(2);
    await later();
    for (const blocks of [1, 3]) {
      await nodes.tell({ do: 'reorganise', blocks: blocks + 1, on: 'both', isKept: [txid] });
      await later('2 hours');
      expect(await calls.find(order)).toMatchObject({ state: 'confirmed', is_reorganised: true });
      await mine(2);
      await later('2 hours');
      expect(await calls.find(order)).toMatchObject({ state: 'confirmed', is_reorganised: false });
    }
    const events = ((await calls.find(order)) as unknown as { events: { change: string }[] }).events;
    expect(events.map(({ change }) => change)).toEqual([
      'opened',
      'confirmed',
      'reorganised',
      'reconfirmed',
      'reorganised',
      'reconfirmed',
    ]);
  });
});

describe('the site with the explorers of two nodes', () => {
  test('changes no order while they know different payments or blocks', async () => {
    const order = await calls.make();
    await nodes.tell({ do: 'pay', address: order.address, sats: asked, on: 0 });
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'open', check_problem: 'explorers-disagree' });
    await mine(4, 0);
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'open', check_problem: 'explorers-disagree' });
    await nodes.tell({ do: 'relay', from: 0 });
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'confirmed', check_problem: null });
  });

  test('does not flag a confirmed order as reorganised if one node is a block behind', async () => {
    const order = await calls.make();
    await pay(order);
    await mine(1);
    await mine(1, 0);
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'seen', confirmations: 1 });
    await nodes.tell({ do: 'relay', from: 0 });
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'confirmed' });
    await mine(1, 0);
    await later('2 hours');
    expect(await calls.find(order)).toMatchObject({
      state: 'confirmed',
      is_reorganised: false,
      check_problem: null,
    });
    await nodes.tell({ do: 'relay', from: 0 });
  });

  test('confirms no order and refuses new orders while one explorer is down', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const order = await calls.make();
    await nodes.tell({ do: 'become', which: 1, isDown: true });
    await pay(order);
    await mine(3);
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'open', check_problem: 'explorer-silent' });
    const { json } = await calls.call('create-bitcoin-order', orderForm());
    expect(json).toMatchObject({ error: { code: 'addresses-unchecked' } });
    await nodes.tell({ do: 'become', which: 1, isDown: false });
    await later();
    expect(await calls.find(order)).toMatchObject({ state: 'confirmed' });
  });

  test('gives no order an address that was paid before', async () => {
    const { key_index: index } = await calls.make();
    const { readAccountKey } = await import('#adapters/bitcoin-order/account-key.ts');
    const key = readAccountKey(testKey);
    const next = key.ok ? key.value.addressAt(index + 1) : '';
    await nodes.tell({ do: 'pay', address: next, sats: 1000 });
    await mine(1);
    expect((await calls.make()).key_index).toBe(index + 2);
  });
});
