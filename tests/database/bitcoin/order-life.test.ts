/** A Bitcoin order from the payment to its end, with the real functions, a fake chain and two fake explorers. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import tick from '../../../functions/tick.ts';
import { aBackend, anEditor, answerTo, type TestBackend } from '../../support/database/backend.ts';
import { lettingOrdersAge } from '../../support/database/bitcoin-orders.ts';
import { anEnquiry } from '../../support/database/enquiries.ts';
import { orderCalls, orderForm, setOrderSettings, type Order } from '../../support/database/order-calls.ts';
import { aPaymentNetwork, type PaymentNetwork } from '../../support/stand-ins/bitcoin/payment-network.ts';

let backend: TestBackend;
let network: PaymentNetwork;
let calls: Calls;
type Calls = ReturnType<typeof orderCalls>;

beforeAll(async () => {
  [backend, network] = await Promise.all([aBackend({ sql: lettingOrdersAge }), aPaymentNetwork()]);
  calls = orderCalls({ backend, editor: (await anEditor(backend)).accessToken });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([backend.stop(), network.stop()]);
});
beforeEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  setOrderSettings(backend, network.env);
  for (const explorer of network.explorers) explorer.become('well');
});

const anOrder = orderForm;
const call: Calls['call'] = (...given) => calls.call(...given);
const make: Calls['make'] = (...given) => calls.make(...given);
const pageOf: Calls['pageOf'] = (...given) => calls.pageOf(...given);
const laterBy: Calls['laterBy'] = (...given) => calls.laterBy(...given);
const stateOf = async (order: Order): Promise<unknown> => (await calls.find(order))?.state;

describe('paying an order', () => {
  test('takes the order from “open” to “seen” to “confirmed”, and shows a later reorganisation', async () => {
    const before = await call('bitcoin-readiness');
    expect(before.json).toMatchObject({
      is_ready: true,
      missing: [],
      network: 'testnet',
      fingerprint: 'fd13aac9',
      first_address: 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0',
    });
    const order = await make();
    expect(order).toMatchObject({
      state: 'open',
      address: 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0',
      key_index: 0,
      amount_sats: 475_000,
      amount_btc: '0.00475000',
      customer_name: 'Zoë',
      link: expect.stringMatching(/^http:\/\/localhost:8888\/de\/betalen-met-bitcoin\/order#/) as string,
    });
    expect(await pageOf(order)).toMatchObject({
      status: 200,
      state: 'open',
      description: 'Poolpflege im Mai',
      locale: 'de',
      missing_sats: 475_000,
      uri: `bitcoin:${order.address}?amount=0.00475`,
    });

    const done = backend.owner().from('actions').select('action, person').eq('subject', order.id);
    expect((await done).data).toEqual([
      { action: 'bitcoin-order-opened', person: expect.any(String) as unknown },
    ]);

    network.chain.pay({ address: order.address, sats: 475_000 });
    await laterBy();
    expect(await pageOf(order)).toMatchObject({
      state: 'seen',
      received_sats: 475_000,
      confirmations: 0,
      check_problem: null,
    });
    network.chain.mine(2);
    await laterBy();
    expect(await pageOf(order)).toMatchObject({
      state: 'confirmed',
      confirmed_sats: 475_000,
      confirmations: 2,
    });
    network.chain.reorganise(2);
    await laterBy('2 hours');
    const { json } = await call('list-bitcoin-orders');
    expect((json['orders'] as Order[])[0]).toMatchObject({
      state: 'confirmed',
      is_reorganised: true,
      events: ['opened', 'seen', 'confirmed', 'reorganised'].map(
        (change) => expect.objectContaining({ change }) as object,
      ),
    });
    expect(await pageOf(order)).toMatchObject({ state: 'confirmed', is_reorganised: true });
    network.chain.mine(2);
    await laterBy('2 hours');
    expect(await pageOf(order)).toMatchObject({ state: 'confirmed', is_reorganised: false });
  });

  test('causes a check when the customer opens the order page, but only once in a short time', async () => {
    const order = await make();
    network.chain.pay({ address: order.address, sats: 475_000 });
    expect(await pageOf(order)).toMatchObject({ state: 'open' });
    expect(await pageOf(order)).toMatchObject({ state: 'seen' });
    // The calls below may take longer than the pause between two checks, so the last check is moved into the future.
    await backend.owner().rpc('let_pass', { period: '-10 minutes' });
    const asked = network.explorers[0].asked.length;
    await Promise.all([pageOf(order), pageOf(order), pageOf(order)]);
    expect(network.explorers[0].asked).toHaveLength(asked);
    expect((await call('check-bitcoin-order', { id: order.id })).json).toMatchObject({
      error: { code: 'too-many-requests' },
    });
  });

  test('sends an explorer no request for a minute if the explorer answered “too many requests”', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const order = await make();
    network.explorers[1].become('busy');
    await pageOf(order);
    expect(await pageOf(order)).toMatchObject({ check_problem: 'explorer-busy' });
    const asked = network.explorers[1].asked.length;
    const pass = (period: string) => backend.owner().rpc('let_pass', { period });
    await pass('50 seconds');
    await pageOf(order);
    expect(network.explorers[1].asked).toHaveLength(asked);
    await pass('20 seconds');
    await pageOf(order);
    expect(network.explorers[1].asked.length).toBeGreaterThan(asked);
  });

  test('shows when a busy explorer accepts requests again, and sends the next request after this time', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const order = await make();
    network.explorers[1].become({ busyUntil: '4' });
    await pageOf(order);
    const { check_problem: problem, checked_at: checked, next_check_at: next } = await pageOf(order);
    expect(problem).toBe('explorer-busy');
    expect((Date.parse(String(next)) - Date.parse(String(checked))) / 1000).toBeCloseTo(4, 0);
    network.explorers[1].become('well');
    const isRead = async () => {
      await backend.owner().rpc('let_pass', { period: '70 seconds' });
      return (await pageOf(order))['check_problem'];
    };
    await expect.poll(isRead, { timeout: 30_000, interval: 500 }).toBeNull();
  });

  test('lists an accepted order for a new decision if its payment is lost', async () => {
    const order = await make();
    const txid = network.chain.pay({ address: order.address, sats: 400_000 });
    network.chain.mine(2);
    await laterBy('71 minutes');
    const decide = (resolution: string) => call('resolve-bitcoin-order', { id: order.id, resolution });
    expect((await decide('accepted')).json).toMatchObject({ state: 'underpaid', resolution: 'accepted' });
    network.chain.reorganise(2);
    network.chain.forget(txid);
    for (let checks = 0; checks < 3; checks += 1) {
      await laterBy('2 hours');
      expect(await calls.find(order)).toMatchObject({
        state: 'underpaid',
        is_reorganised: true,
        resolution: null,
        received_sats: 0,
      });
      const { json } = await call('list-bitcoin-orders?filter=decide');
      expect((json['orders'] as Order[]).map(({ id }) => id)).toContain(order.id);
    }
    expect((await decide('unpaid')).json).toMatchObject({ resolution: 'unpaid' });
    // The lost blocks also contained payments of other orders. New blocks confirm these payments again.
    network.chain.mine(2);
    await laterBy('2 hours');
    expect(await calls.find(order)).toMatchObject({ state: 'underpaid', resolution: 'unpaid' });
  });

  test('marks an unpaid order as expired, and a later payment as late', async () => {
    const order = await make();
    await laterBy('71 minutes');
    expect(await stateOf(order)).toBe('expired');
    network.chain.pay({ address: order.address, sats: 475_000 });
    await laterBy('1 hour');
    expect(await pageOf(order)).toMatchObject({ state: 'seen', is_late: true });
    network.chain.mine(2);
    await laterBy();
    expect(await pageOf(order)).toMatchObject({ state: 'late', is_late: true, resolution: null });
    expect((await call('list-bitcoin-orders?filter=decide')).json['counts']).toMatchObject({ decide: 1 });
    const waiting = { n: 1, first: [{ id: order.id, state: 'late' }] };
    expect((await call('desk-today')).json['payments']).toMatchObject(waiting);
    const decided = await call('resolve-bitcoin-order', { id: order.id, resolution: 'accepted' });
    expect(decided.json).toMatchObject({ state: 'late', resolution: 'accepted' });
  });

  test('refuses to cancel an order that was paid since the last check', async () => {
    const order = await make();
    network.chain.pay({ address: order.address, sats: 475_000 });
    expect((await call('cancel-bitcoin-order', { id: order.id })).json).toMatchObject({
      error: { code: 'order-not-open' },
    });
    expect(await stateOf(order)).toBe('seen');
    const key = `bitcoin-customer-${order.id}-seen`;
    const mails = backend.owner().from('mail_outbox').select('attempts').eq('idempotency_key', key);
    expect((await mails).data).toEqual([{ attempts: 1 }]);
  });

  test('adds up partial payments, and marks an underpaid or overpaid order', async () => {
    const [parts, little, much] = [await make(), await make(), await make()];
    network.chain.pay({ address: parts.address, sats: 200_000 });
    network.chain.pay({ address: little.address, sats: 470_000 });
    network.chain.pay({ address: much.address, sats: 475_294 });
    await laterBy();
    expect(await pageOf(parts)).toMatchObject({
      state: 'seen',
      missing_sats: 275_000,
      uri: `bitcoin:${parts.address}?amount=0.00275`,
    });
    network.chain.pay({ address: parts.address, sats: 275_000 });
    network.chain.mine(2);
    await laterBy();
    expect([await stateOf(parts), await stateOf(little), await stateOf(much)]).toEqual([
      'confirmed',
      'seen',
      'overpaid',
    ]);
    await laterBy('1 hour');
    expect(await stateOf(little)).toBe('underpaid');
  });

  test('reopens the order only if a replacement of the payment goes to another address', async () => {
    const order = await make();
    const first = network.chain.pay({ address: order.address, sats: 475_000 });
    await laterBy();
    const second = network.chain.replace(first, { address: order.address, sats: 475_000 });
    await laterBy();
    expect(await pageOf(order)).toMatchObject({ state: 'seen', txids: [second] });
    network.chain.replace(second, { address: `tb1q${'8'.repeat(38)}`, sats: 475_000 });
    await laterBy();
    expect(await pageOf(order)).toMatchObject({ state: 'open', received_sats: 0, txids: [] });
  });
});

describe('explorers', () => {
  test.each([
    ['down', 'explorer-silent'],
    [{ behind: 9 }, 'explorers-disagree'],
  ] as const)('change no order while one of the two explorers is %j', async (mood, checkProblem) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const order = await make();
    await laterBy();
    network.chain.pay({ address: order.address, sats: 475_000 });
    network.chain.mine(3);
    network.explorers[1].become(mood);
    await laterBy('2 hours');
    expect(await pageOf(order)).toMatchObject({
      state: 'open',
      received_sats: 0,
      check_problem: checkProblem,
    });
    const refused = await call('create-bitcoin-order', anOrder());
    expect(refused.json).toMatchObject(mood === 'down' ? { error: { code: 'addresses-unchecked' } } : {});
    network.explorers[1].become('well');
    await laterBy();
    expect(await stateOf(order)).toBe('confirmed');
  });

  test('are not needed for the order page and mails about enquiries, which still work if EXPLORER_URLS is empty', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue();
    const order = await make();
    const enquiry = {
      new_enquiry: anEnquiry(),
      address: 'somewhere',
      address_limit: 5,
      network: 'around it',
    };
    const { data } = await answerTo(backend.owner().rpc('store_enquiry', enquiry));
    vi.stubEnv('EXPLORER_URLS', '');
    expect(await pageOf(order)).toMatchObject({ status: 200, state: 'open' });
    expect(noted.mock.calls.join()).toContain('EXPLORER_URLS');
    await expect(tick()).rejects.toThrow('EXPLORER_URLS');
    const mails = backend.owner().from('mail_outbox').select('attempts').eq('kind', 'business');
    expect((await mails.eq('enquiry_id', (data as { id: string }).id)).data).toEqual([{ attempts: 1 }]);
  });

  test('that report an address as used make a new order skip this address', async () => {
    const { json } = await call('bitcoin-readiness');
    const next = json['next_index'] as number;
    const passedOver = await make();
    expect(passedOver.key_index).toBe(next);
    const { readAccountKey } = await import('#adapters/bitcoin-order/account-key.ts');
    const key = readAccountKey(network.env.BITCOIN_XPUB);
    network.chain.pay({ address: key.ok ? key.value.addressAt(next + 1) : '', sats: 1 });
    expect((await make()).key_index).toBe(next + 2);
    const after = await call('bitcoin-readiness');
    expect(after.json['skipped']).toEqual([
      expect.objectContaining({ first_index: next + 1, reason: 'used-before' }),
    ]);
  });

  test('receive no request about an order that can no longer change', async () => {
    const order = await make();
    await laterBy('40 days');
    const asked = network.explorers.map((explorer) => explorer.asked.length);
    await laterBy('1 day');
    expect((await call('check-bitcoin-order', { id: order.id })).json).toMatchObject({ state: 'expired' });
    expect(network.explorers.map((explorer) => explorer.asked.length)).toEqual(asked);
  });
});

describe('creating an order', () => {
  test.each<[string, number, object, Record<string, string>]>([
    ['invalid-input', 400, { amount_cents: 0 }, {}],
    ['invalid-input', 400, { amount_cents: 10.5 }, {}],
    ['invalid-input', 400, { customer_email: 'jan' }, {}],
    ['invalid-input', 400, { description: 'two\nlines' }, {}],
    ['amount-too-small', 422, { amount_cents: 23 }, {}],
    ['amount-too-large', 422, { amount_cents: 5000_01 }, {}],
    ['enquiry-not-found', 404, { enquiry_id: '00000000-0000-4000-8000-000000000000' }, {}],
    ['bitcoin-not-set-up', 503, {}, { BITCOIN_XPUB: 'xprv9s21ZrQH143K3' }],
    ['bitcoin-not-set-up', 503, {}, { EXPLORER_URLS: 'https://one.example/api' }],
    ['setting-missing', 503, {}, { BITCOIN_CONFIRMATIONS: '0' }],
  ])(
    'is refused with code %s (status %i) for fields %j and settings %j',
    async (code, status, changes, settings) => {
      const count = async () => ((await call('list-bitcoin-orders')).json['counts'] as { all: number }).all;
      const before = await count();
      for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
      const refused = await call('create-bitcoin-order', anOrder(changes));
      expect([refused.status, refused.json]).toMatchObject([status, { error: { code } }]);
      expect(JSON.stringify(refused.json)).not.toMatch(/xprv/);
      expect(await count()).toBe(before);
    },
  );

  test('creates one order if the same form is sent twice', async () => {
    const form = anOrder();
    const [one, other] = await Promise.all([
      call('create-bitcoin-order', form),
      call('create-bitcoin-order', form),
    ]);
    expect(one.json['id']).toBe(other.json['id']);
    const order = one.json as Order;
    expect((await call('cancel-bitcoin-order', { id: order.id })).json).toMatchObject({ state: 'cancelled' });
    expect((await call('cancel-bitcoin-order', { id: order.id })).json).toMatchObject({
      error: { code: 'order-not-open' },
    });
    network.chain.pay({ address: order.address, sats: 475_000 });
    network.chain.mine(2);
    await laterBy('2 hours');
    expect(await stateOf(order)).toBe('late');
  });
});

describe('order page', () => {
  test('refuses a guessed link, and the link of an order whose customer data was deleted', async () => {
    const order = await make({ customer_email: 'gone@example.com' });
    const token = order.link.split('#')[1] ?? '';
    const altered = token.replace(/^./, (letter) => (letter === 'x' ? 'y' : 'x'));
    for (const guess of ['guess', `${token}A`, altered])
      expect(await call('bitcoin-order', { token: guess }, { token: '' })).toMatchObject({
        status: 404,
        json: { error: { code: 'order-not-found' } },
      });
    await call('delete-person', { email: 'gone@example.com' });
    expect(await pageOf(order)).toMatchObject({ status: 410, error: { code: 'order-gone' } });
  });
});
