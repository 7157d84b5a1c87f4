/** The database never gives one Bitcoin address to two orders, and allows only valid changes of an order. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkProblems } from '#core/bitcoin-order/check-orders.ts';
import { dustSatoshis, enoughSatoshis } from '#core/bitcoin-order/order-amount.ts';
import { orderChanges } from '#core/bitcoin-order/order.ts';
import { orderStates, statesToDecide } from '#core/bitcoin-order/order-state.ts';
import { orderTransitions } from '../../support/order-transitions.ts';
import {
  addressLike,
  anOrder,
  editorOfOrders,
  manyOrdersPerHour,
  ordersOf,
  testKey,
} from '../../support/database/bitcoin-orders.ts';
import { anEnquiry } from '../../support/database/enquiries.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';

const database = migratedDatabase();
let orders: ReturnType<typeof ordersOf>;

beforeAll(async () => {
  await database.exec(manyOrdersPerHour);
  await database.exec(`select set_config('request.jwt.claims', '{"role": "service_role"}', false)`);
  orders = ordersOf(database);
});
beforeEach(() =>
  database.exec(
    'truncate private.bitcoin_orders, private.bitcoin_skipped_indexes, private.bitcoin_key_counters, private.bitcoin_held_indexes, public.enquiries cascade',
  ),
);

describe('an order in the database', () => {
  test('has the same states, transitions and limits as in the code', async () => {
    const known = await database.query('select was, becomes from private.bitcoin_transitions()');
    expect(known.map(({ was, becomes }) => `${String(was)} ${String(becomes)}`).toSorted()).toEqual(
      Object.entries(orderTransitions)
        .flatMap(([was, follow]) => follow.map((becomes) => `${was} ${becomes}`))
        .toSorted(),
    );
    expect(await wordsOf('bitcoin_orders_state_known')).toEqual(orderStates.toSorted());
    expect(await wordsOf('bitcoin_orders_check_problem_known')).toEqual(checkProblems.toSorted());
    expect(await wordsOf('bitcoin_order_events_change_known')).toEqual(orderChanges.toSorted());
    expect(await definition('bitcoin_orders_sats_some')).toContain(`>= ${dustSatoshis})`);
    for (const amount of [294, 58_601, 475_000])
      expect(await database.query('select private.enough_satoshis($1)::integer as enough', [amount])).toEqual(
        [{ enough: enoughSatoshis(amount) }],
      );
    const deciding = await database.query(`select prosrc from pg_proc where proname = 'is_decidable'`);
    expect(
      deciding.map(({ prosrc }) => quoted(/state in \(([^)]*)\)/.exec(String(prosrc))?.[1] ?? '')),
    ).toEqual([statesToDecide.toSorted()]);
  });

  test('allows only the changes of state that the code allows, even by the service role', async () => {
    for (const was of orderStates)
      for (const becomes of orderStates) {
        const id = await orders.make();
        await pastTriggers(
          `update private.bitcoin_orders set state = '${was}', received_sats = 475000, confirmed_sats = 475000 where id = '${id}'`,
        );
        const change = database.query('update private.bitcoin_orders set state = $1 where id = $2', [
          becomes,
          id,
        ]);
        const isKnown = was === becomes || orderTransitions[was].includes(becomes);
        if (isKnown) await change;
        else await expect(change).rejects.toThrow(`cannot change from ${was} to ${becomes}`);
      }
  });

  test('allows neither invalid terms, nor a change of the agreed terms, nor a deletion', async () => {
    const id = await orders.make();
    for (const change of [
      'amount_sats = 1000',
      `address = '${addressLike(999)}'`,
      'key_index = 99',
      'price_eur_cents = 1',
    ])
      await expect(
        database.query(`update private.bitcoin_orders set ${change} where id = $1`, [id]),
      ).rejects.toThrow('The agreed terms of an order cannot change.');
    await expect(database.query('delete from private.bitcoin_orders where id = $1', [id])).rejects.toThrow(
      'An order cannot be deleted.',
    );
    await expect(orders.make({ amount_sats: dustSatoshis - 1 })).rejects.toThrow('bitcoin_orders_sats_some');
    await expect(orders.make({ price_sources: ['alone.example'] })).rejects.toThrow('price_sources_two');
    await expect(orders.make({ customer_name: 'Jan\nBcc: x' })).rejects.toThrow('bitcoin_orders_one_line');
  });

  test('has events that cannot be changed or deleted', async () => {
    await orders.make();
    for (const sql of [
      `update private.bitcoin_order_events set change = 'seen'`,
      'delete from private.bitcoin_order_events',
    ])
      await expect(database.query(`${sql} where true`)).rejects.toThrow('cannot be changed');
  });

  test('can be cancelled only while it is open', async () => {
    const id = await orders.make();
    expect(await orders.call('resolve_bitcoin_order', id, 'accepted', '')).toBe('nothing-to-decide');
    await expect(orders.call('resolve_bitcoin_order', id, null, '')).rejects.toThrow('A decision is needed.');
    expect(await orders.call('cancel_bitcoin_order', id)).toBe('cancelled');
    expect(await orders.call('cancel_bitcoin_order', id)).toBe('not-open');
    expect(await orders.call('cancel_bitcoin_order', crypto.randomUUID())).toBe('not-found');
    expect(await orders.read(id)).toMatchObject({
      state: 'cancelled',
      ended_at: expect.any(String) as unknown,
      events: [{ change: 'opened' }, { change: 'cancelled' }],
    });
  });
});

describe('address indexes', () => {
  test('are reserved until they are returned or the reservation expires', async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    expect([await orders.index(first), await orders.index(second)]).toEqual([0, 1]);
    expect(await orders.leave(0, second)).toBe(false);
    expect(await orders.leave(0, first)).toBe(true);
    expect(await orders.index()).toBe(0);
    expect(await orders.index(second)).toBe(2);
    await database.exec(`update private.bitcoin_held_indexes set held_until = now() where key_index = 2`);
    expect(await orders.index()).toBe(2);
    // The reservation by `second` has expired, and another caller now holds index 2.
    const late = JSON.stringify(anOrder({ key_index: 2, address: addressLike(2) }));
    expect(await orders.call('store_bitcoin_order', late, second, editorOfOrders)).toEqual({
      outcome: 'index-lost',
    });
  });

  test('are skipped with a reason if their address was already used', async () => {
    const holder = crypto.randomUUID();
    await orders.leave(await orders.index(holder), holder, true);
    expect(await orders.index()).toBe(1);
    expect(await orders.use()).toMatchObject({
      next_index: 2,
      skipped: [{ first_index: 0, last_index: 0, reason: 'used-before' }],
    });
  });

  test('that are skipped for one key or network are not skipped for other keys and networks', async () => {
    await database.exec(`
      insert into private.bitcoin_skipped_indexes (network, fingerprint, first_index, last_index, reason)
      values ('testnet', 'other000', 7, 7, 'used-before'), ('mainnet', '${testKey.fingerprint}', 8, 8, 'used-before')`);
    const { highest_paid_index: highest, skipped } = await orders.use();
    expect([highest, skipped]).toEqual([null, []]);
  });

  test('are not used for a second order if a submission is repeated', async () => {
    const submission = crypto.randomUUID();
    const id = await orders.make({ submission });
    expect(await orders.make({ submission, amount_cents: 1 })).toBe(id);
    expect(await database.query('select from private.bitcoin_orders')).toHaveLength(1);
  });

  /** Simulates a restore: the orders stay, but the counters and reservations are gone. */
  const restore = () =>
    database.exec(
      `truncate private.bitcoin_key_counters, private.bitcoin_held_indexes;
       update private.installation set restored_at = now() where only_row`,
    );
  const asHours = (moment: number) => Math.floor((moment - Date.UTC(2026, 0)) / 3_600_000);

  test('are skipped after a restore if they may have been used since the backup', async () => {
    await orders.make();
    await orders.make();
    const holder = crypto.randomUUID();
    await orders.leave(await orders.index(holder), holder);
    await restore();
    await database.exec("update private.installation set restored_at = now() - interval '2 hours'");
    const hours = asHours(Date.now());
    expect([await orders.index(), await orders.index()]).toEqual([hours - 1, hours]);
    const held = (await orders.hold()) as { wait_seconds: number };
    expect(held.wait_seconds).toBeGreaterThan(0);
    expect(held.wait_seconds).toBeLessThanOrEqual(3600);
    expect(await orders.use()).toMatchObject({
      next_index: hours + 1,
      skipped: [{ first_index: 2, last_index: hours - 2, reason: 'restored' }],
    });
    await database.exec('update private.installation set restored_at = null where only_row');
  });

  test('are never given out twice, even if a backup is restored several times in quick succession', async () => {
    const clock = await database.query(
      "select pg_get_functiondef('private.bitcoin_highest_index'::regproc) as definition",
    );
    const definition = String(clock[0]?.['definition']);
    let passed = 0;
    /** Simulates elapsed time: makes the site, its last restore and its reserved indexes older by the given minutes. */
    const pass = async (minutes: number) => {
      passed += minutes;
      const epoch = new Date(Date.UTC(2026, 0) - passed * 60_000).toISOString();
      await database.exec(definition.replace('2026-01-01 00:00Z', epoch));
      await database.exec(
        `update private.installation set restored_at = restored_at - interval '${minutes} minutes';
         update private.bitcoin_held_indexes set held_until = held_until - interval '${minutes} minutes'`,
      );
    };
    const given: number[] = [];
    for (const [wait, uses] of [
      [1, 1],
      [1, 3],
      [58, 1],
      [61, 5],
      [1, 2],
      [200, 2],
      [59, 4],
      [1, 1],
      [3, 9],
    ]) {
      await database.exec('truncate private.bitcoin_skipped_indexes');
      await restore();
      for (let tried = 0; tried < (uses ?? 0); tried += 1) {
        await pass(wait ?? 0);
        const held = await orders.hold();
        if (!('index' in held)) continue;
        given.push(held.index);
        await database.exec('truncate private.bitcoin_held_indexes');
      }
    }
    await database.exec(definition);
    await database.exec('update private.installation set restored_at = null where only_row');
    expect(given.length).toBeGreaterThan(8);
    expect(given).toEqual([...new Set(given)].toSorted((a, b) => a - b));
  });

  test('determine how far past the last paid index a wallet must scan to find every payment', async () => {
    expect(await orders.use()).toMatchObject({
      next_index: 0,
      highest_given_index: null,
      highest_paid_index: null,
      gap: 0,
    });
    const ids: string[] = [];
    for (let index = 0; index < 6; index++) ids.push(await orders.make());
    expect(await orders.use()).toMatchObject({ highest_given_index: 5, gap: 6 });
    await database.query(
      `insert into private.bitcoin_payments (order_id, txid, sats, spends, first_seen_at) values ($1, repeat('a', 64), 1, '{}', now())`,
      [ids[3]],
    );
    expect(await orders.use()).toMatchObject({ highest_paid_index: 3, gap: 4 });
  });

  test('are counted separately for each Bitcoin network', async () => {
    await orders.make();
    expect(
      await orders.call('hold_bitcoin_index', 'mainnet', testKey.fingerprint, crypto.randomUUID()),
    ).toEqual({ index: 0 });
  });
});

describe('personal data', () => {
  test('is removed from the orders of a deleted person, but the amounts stay', async () => {
    const enquiry = { ...anEnquiry(), email: 'Jan@example.com' };
    const { id: enquiryId } = await orders.call<{ id: string }>(
      'store_enquiry',
      JSON.stringify(enquiry),
      'a',
      5,
    );
    const id = await orders.make({ enquiry_id: enquiryId, customer_email: 'other@example.com' });
    const direct = await orders.make({ customer_email: 'jan@EXAMPLE.com' });
    const { enquiries } = await orders.call<{ enquiries: { bitcoin_orders: unknown[] }[] }>(
      'list_enquiries',
      'all',
      10,
      0,
    );
    expect(enquiries[0]?.bitcoin_orders).toEqual([
      expect.objectContaining({ id, state: 'open', amount_cents: 380_00 }),
    ]);
    const exported = await orders.call<object[]>('export_person', 'jan@example.com', 0);
    expect(await orders.call('export_person', 'jan@example.com', 1)).toEqual(exported.slice(1));
    expect(exported.map((kept) => Object.keys(kept)[0]).toSorted()).toEqual([
      'bitcoin_order',
      'bitcoin_order',
      'enquiry',
    ]);

    expect(await orders.call('delete_person', 'jan@example.com')).toBe(1);
    for (const one of [id, direct])
      expect(await orders.read(one)).toMatchObject({
        customer_name: null,
        customer_email: null,
        description: null,
        enquiry_id: null,
        amount_cents: 380_00,
        state: 'open',
        forgotten_at: expect.any(String) as unknown,
      });
    await expect(
      database.query(
        'update private.bitcoin_orders set forgotten_at = null, customer_name = $1, customer_email = $1, description = $1',
        ['Jan'],
      ),
    ).rejects.toThrow('Deleted customer data cannot be restored.');
  });
});

describe('checking payments', () => {
  test('is due only while the order may still change', async () => {
    expect((await tick()).due).toMatchObject({ payments: false });
    const id = await orders.make();
    expect((await tick()).due).toMatchObject({ payments: true });
    await database.query('update private.bitcoin_orders set next_check_at = null where id = $1', [id]);
    expect((await tick()).due).toMatchObject({ payments: false });
    expect(await orders.call('claim_bitcoin_checks', null, 10, 0)).toEqual([]);
  });

  test('begins with orders that can still be paid in time', async () => {
    const [ended, open] = [await orders.make(), await orders.make()];
    await database.exec(
      `update private.bitcoin_orders set state = 'expired', next_check_at = now() - interval '1 hour' where id = '${ended}'`,
    );
    expect(await orders.call('claim_bitcoin_checks', null, 1, 0)).toMatchObject([{ id: open }]);
    expect(await orders.call('claim_bitcoin_checks', null, 1, 0)).toMatchObject([{ id: ended }]);
  });

  test('starts only after another check of the order has ended, and stores nothing if an editor changes the order during the check', async () => {
    const id = await orders.make();
    const claim = () => orders.call<{ revision: number }[]>('claim_bitcoin_checks', id, 1, 0);
    const [claimed] = await claim();
    expect(await claim()).toEqual([]);
    await orders.call('cancel_bitcoin_order', id);
    const outcome = { id, revision: claimed?.revision, ...found('confirmed', [payment('a', 475_000)]) };
    expect(await orders.call('note_bitcoin_check', JSON.stringify(outcome))).toBe(false);
    expect(await orders.read(id)).toMatchObject({ state: 'cancelled', received_sats: 0 });
    expect(await claim()).toHaveLength(1);
  });

  test('waits until the time that a busy explorer named, however long ago the last check was', async () => {
    const id = await orders.make();
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const claimed = async () => {
      await database.exec(
        "update private.bitcoin_orders set checked_at = now() - interval '1 hour' where true",
      );
      return orders.call<unknown[]>('claim_bitcoin_checks', id, 1, 15);
    };
    await note(id, { problem: 'explorer-busy', next_check_at: at(5) });
    expect(await claimed()).toEqual([]);
    await note(id, { problem: 'explorer-silent', next_check_at: at(5) });
    expect(await claimed()).toHaveLength(1);
    await note(id, { problem: 'explorer-busy', next_check_at: at(-1) });
    expect(await claimed()).toHaveLength(1);
  });

  test('starts from the payments that the last check found', async () => {
    const id = await orders.make();
    await note(id, found('seen', [payment('a', 475_000)]));
    await note(id, found('seen', [payment('b', 475_000)]));
    expect(await orders.call('claim_bitcoin_checks', id, 1, 0)).toMatchObject([
      { id, payments: [{ txid: 'b'.repeat(64), sats: 475_000 }] },
    ]);
  });

  test('stores payments, and records each change once', async () => {
    const id = await orders.make();
    await note(id, found('seen', [payment('a', 475_000)]));
    await note(id, found('seen', [payment('b', 475_000)]));
    await note(id, found('confirmed', [payment('b', 475_000)]));
    await note(id, {
      ...found('confirmed', [payment('b', 475_000)]),
      is_reorganised: true,
      confirmed_sats: 0,
    });
    await note(id, { problem: 'explorer-silent' });
    expect(await orders.read(id)).toMatchObject({
      state: 'confirmed',
      is_reorganised: true,
      check_problem: 'explorer-silent',
      txids: ['b'.repeat(64)],
      events: [
        { change: 'opened', txids: [] },
        { change: 'seen', txids: ['a'.repeat(64)] },
        { change: 'confirmed', txids: ['b'.repeat(64)] },
        { change: 'reorganised', confirmed_sats: 0 },
      ],
    });
    const payments = await database.query(
      'select txid, gone_at is null as here from private.bitcoin_payments order by txid',
    );
    expect(payments.map(({ here }) => here)).toEqual([false, true]);
  });

  test.each([
    ['refunded', null, 1],
    ['accepted', 'accepted', 0],
  ])('after another payment, changes the decision “%s” to %j', async (decided, left, toDecide) => {
    const id = await orders.make();
    await note(id, found('underpaid', [payment('a', 1000)]));
    expect(await orders.call('resolve_bitcoin_order', id, decided, '')).toBe('resolved');
    await note(id, found('underpaid', [payment('a', 1000)]));
    expect(await orders.read(id)).toMatchObject({ resolution: decided });
    await note(id, found('underpaid', [payment('a', 1000), payment('b', 2000)]));
    expect(await orders.read(id)).toMatchObject({ resolution: left });
    expect(await orders.call('list_bitcoin_orders', 'decide', null, 10, 0)).toMatchObject({
      counts: { decide: toDecide },
    });
  });
});

describe('an unfinished order whose payments cannot be read', () => {
  const toDecide = async () => {
    const listed = await orders.call<{ counts: object }>('list_bitcoin_orders', 'decide', null, 10, 0);
    return listed.counts;
  };

  test('must be decided or cancelled if there are too many payments, but not if an explorer does not answer', async () => {
    const id = await orders.make();
    await note(id, { problem: 'explorer-silent' });
    expect(await toDecide()).toMatchObject({ decide: 0 });
    await note(id, { problem: 'too-many-payments' });
    expect(await toDecide()).toMatchObject({ decide: 1 });
    expect(await orders.call('cancel_bitcoin_order', id)).toBe('cancelled');
    expect(await toDecide()).toMatchObject({ decide: 0 });
  });

  test.each(['accepted', 'refunded', 'unpaid'])('ends with the decision “%s”', async (resolution) => {
    const open = await orders.make();
    const seen = await orders.make();
    await note(open, { problem: 'too-many-payments' });
    await note(seen, found('seen', [payment('a', 1000)]));
    await note(seen, { problem: 'too-many-payments' });
    expect(await toDecide()).toMatchObject({ decide: 2 });
    for (const id of [open, seen]) {
      expect(await orders.call('resolve_bitcoin_order', id, resolution, '')).toBe('resolved');
      expect(await orders.read(id)).toMatchObject({ resolution, next_check_at: null });
      expect(await orders.call('cancel_bitcoin_order', id)).toBe('not-open');
      expect(await orders.call('resend_bitcoin_order', id)).toBe('not-open');
    }
    expect(await toDecide()).toMatchObject({ decide: 0 });
  });

  test('is listed for a decision once the site has stopped checking it', async () => {
    const id = await orders.make();
    await note(id, { problem: 'explorers-disagree', next_check_at: null });
    expect(await toDecide()).toMatchObject({ decide: 1 });
    expect(await orders.call('resolve_bitcoin_order', id, 'unpaid', '')).toBe('resolved');
  });
});

describe('an order with an irregular payment', () => {
  const lost = { received_sats: 0, confirmed_sats: 0, is_reorganised: true };

  test('requires a decision if a confirmed payment is lost, and loses the decision “unpaid” if the payment returns', async () => {
    const id = await orders.make();
    const decide = (resolution: string) => orders.call('resolve_bitcoin_order', id, resolution, '');
    const booked = found('confirmed', [payment('a', 475_000)]);
    await note(id, booked);
    expect(await decide('unpaid')).toBe('nothing-to-decide');
    await note(id, { ...found('confirmed', []), ...lost });
    expect(await orders.call('list_bitcoin_orders', 'decide', null, 10, 0)).toMatchObject({
      counts: { decide: 1 },
      orders: [{ id }],
    });
    expect(await decide('unpaid')).toBe('resolved');
    await note(id, { ...found('confirmed', []), ...lost });
    expect(await orders.read(id)).toMatchObject({ state: 'confirmed', resolution: 'unpaid' });
    expect(await orders.call('list_bitcoin_orders', 'decide', null, 10, 0)).toMatchObject({
      counts: { decide: 0 },
    });
    await note(id, booked);
    expect(await orders.read(id)).toMatchObject({ state: 'confirmed', resolution: null });
  });

  test('requires a new decision if an accepted payment is lost, or if money arrives for an order recorded as unpaid', async () => {
    const accepted = await orders.make();
    const late = found('underpaid', [payment('a', 1000)]);
    await note(accepted, late);
    await orders.call('resolve_bitcoin_order', accepted, 'accepted', '');
    await note(accepted, { ...found('underpaid', []), ...lost });
    expect(await orders.read(accepted)).toMatchObject({ resolution: null, is_reorganised: true });

    const unpaid = await orders.make();
    await note(unpaid, found('confirmed', [payment('b', 475_000)]));
    await note(unpaid, { ...found('confirmed', []), ...lost });
    await orders.call('resolve_bitcoin_order', unpaid, 'unpaid', '');
    await note(unpaid, {
      ...found('confirmed', [payment('c', 1000)]),
      confirmed_sats: 1000,
      is_reorganised: true,
    });
    expect(await orders.read(unpaid)).toMatchObject({ resolution: null, is_reorganised: true });
  });

  test('stores a transaction id for a refund, but not for any other decision', async () => {
    const id = await orders.make();
    await note(id, found('underpaid', [payment('a', 1000)]));
    const txid = 'b'.repeat(64);
    await orders.call('resolve_bitcoin_order', id, 'accepted', txid);
    expect(await orders.read(id)).toMatchObject({ resolution: 'accepted', refund_txid: null });
    await orders.call('resolve_bitcoin_order', id, 'refunded', txid);
    expect(await orders.read(id)).toMatchObject({ resolution: 'refunded', refund_txid: txid });
    await expect(orders.call('resolve_bitcoin_order', id, 'refunded', 'no txid')).rejects.toThrow(
      'refund_txid_form',
    );
  });
});

const payment = (letter: string, sats: number) => ({
  txid: letter.repeat(64),
  sats,
  spends: [`${letter.repeat(64)}:0`],
  block_height: null,
  first_seen_at: new Date().toISOString(),
});

const found = (state: string, payments: { sats: number }[]): Record<string, unknown> => {
  const received = payments.reduce((sum, { sats }) => sum + sats, 0);
  return {
    state,
    payments,
    received_sats: received,
    confirmed_sats: state === 'confirmed' ? received : 0,
    confirmations: 0,
    is_late: false,
    is_reorganised: false,
  };
};

async function note(id: string, outcome: Record<string, unknown>): Promise<void> {
  const { revision } =
    (await database.query('select revision from private.bitcoin_orders where id = $1', [id]))[0] ?? {};
  const next = { id, revision, next_check_at: new Date().toISOString() };
  expect(await orders.call('note_bitcoin_check', JSON.stringify({ ...next, ...outcome }))).toBe(true);
}

const tick = () =>
  orders.call<{ due: Record<string, boolean> }>(
    'begin_tick',
    JSON.stringify({ times: {}, lost_after_seconds: 0, remind_after_seconds: 0 }),
  );

const pastTriggers = (sql: string) =>
  database.exec(`set session_replication_role = replica; ${sql}; set session_replication_role = origin`);

async function definition(constraint: string): Promise<string> {
  const [row] = await database.query(
    'select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1',
    [constraint],
  );
  return String(row?.['text']);
}
const wordsOf = async (constraint: string) => quoted(await definition(constraint));
const quoted = (text: string): string[] =>
  [...text.matchAll(/'([a-z-]+)'/g)].map(([, word = '']) => word).toSorted();
