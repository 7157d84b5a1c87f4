/** Customer and business learn by mail of every change of a Bitcoin order, each once and without a false statement. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ordersOf } from '../../support/database/bitcoin-orders.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';

const database = migratedDatabase();
let orders: ReturnType<typeof ordersOf>;

beforeAll(async () => {
  await database.exec(`select set_config('request.jwt.claims', '{"role": "service_role"}', false)`);
  orders = ordersOf(database);
});
beforeEach(() =>
  database.exec('truncate private.bitcoin_orders, private.bitcoin_key_counters, public.mail_outbox cascade'),
);

describe('mails about an order', () => {
  test('report each kind of change once, and to the business every loss and return of a confirmation', async () => {
    const id = await orders.make();
    for (const state of ['seen', 'open', 'seen']) await become(id, `state = '${state}'`);
    await become(id, `state = 'confirmed', received_sats = amount_sats, confirmed_sats = amount_sats`);
    await become(id, 'is_reorganised = true');
    await become(id, 'is_reorganised = false');
    await become(id, 'is_reorganised = true');
    const taken = await orders.make();
    await orders.call('cancel_bitcoin_order', taken);
    expect([await mailsOf(id), await mailsOf(taken)]).toEqual([
      [
        'opened customer',
        'seen business',
        'seen customer',
        'vanished business',
        'vanished customer',
        'confirmed business',
        'confirmed customer',
        'reorganised business',
        'reconfirmed business',
        'reorganised business',
      ],
      ['opened customer', 'cancelled customer'],
    ]);
  });

  test.each([
    [['expired'], ['opened', 'expired']],
    [
      ['seen', 'expired'],
      ['opened', 'seen', 'vanished'],
    ],
    [
      ['seen', 'open', 'expired'],
      ['opened', 'seen', 'vanished', 'expired'],
    ],
  ])('say that a payment vanished only if it was seen: %j', async (states, changes) => {
    const id = await orders.make();
    for (const state of states) await become(id, `state = '${state}'`);
    const rows = await database.query(
      'select change from private.bitcoin_order_events where order_id = $1 order by id',
      [id],
    );
    expect(rows.map(({ change }) => change)).toEqual(changes);
  });

  test('describe the state of the order at the time of the change', async () => {
    const id = await orders.make();
    await become(id, `state = 'seen', received_sats = 100`);
    await become(id, `state = 'confirmed', received_sats = 475000, confirmed_sats = 475000`);
    const claimed = await orders.call<{ kind: string; bitcoin: Record<string, unknown> }[]>(
      'claim_mails',
      id,
      10,
    );
    expect(
      claimed
        .filter(({ kind }) => kind === 'bitcoin-customer')
        .map(({ bitcoin }) => [bitcoin['change'], bitcoin['received_sats']]),
    ).toEqual([
      ['opened', 0],
      ['seen', 100],
      ['confirmed', 475_000],
    ]);
    expect(claimed[0]?.bitcoin).toMatchObject({
      order_id: id,
      customer_email: 'jan@example.com',
      amount_sats: 475_000,
    });
  });

  test('still go to the business after the customer’s data was deleted', async () => {
    const id = await orders.make();
    await orders.call('delete_person', 'jan@example.com');
    await become(id, `state = 'seen'`);
    expect(await mailsOf(id)).toEqual(['seen business']);
    expect(await orders.call('resend_bitcoin_order', id)).toBe('gone');
  });

  test('stay in the queue if another customer’s data is deleted', async () => {
    const id = await orders.make();
    const other = await orders.make({ customer_email: 'ana@example.com' });
    await orders.call('delete_person', 'jan@example.com');
    expect([await mailsOf(id), await mailsOf(other)]).toEqual([[], ['opened customer']]);
  });

  test('get a new idempotency key each time an editor sends an open order’s link again', async () => {
    const id = await orders.make();
    await database.exec(`update public.mail_outbox set state = 'sent', sent_at = now() where true`);
    const [before] = await keys();
    expect(await orders.call('resend_bitcoin_order', id)).toBe('queued');
    expect(await keys()).toEqual([
      { key: expect.not.stringMatching(String(before?.['key'])) as unknown, state: 'waiting' },
    ]);
    await orders.call('cancel_bitcoin_order', id);
    expect(await orders.call('resend_bitcoin_order', id)).toBe('not-open');
    expect(await orders.call('resend_bitcoin_order', crypto.randomUUID())).toBe('not-found');
  });

  test('with a payment link, both first and repeated mails, are limited to 20 an hour in total', async () => {
    const before = (
      await database.query(
        `select from public.actions where action in ('bitcoin-order-opened', 'bitcoin-order-mailed-again')`,
      )
    ).length;
    const id = await orders.make();
    const repeated: unknown[] = [];
    while (repeated.at(-1) !== 'too-many') repeated.push(await orders.call('resend_bitcoin_order', id));
    expect(repeated.length + before).toBe(20);
    await expect(orders.make()).rejects.toThrow('too-many');
  });
});

const become = (id: string, change: string) =>
  database.exec(`update private.bitcoin_orders set ${change} where id = '${id}'`);

const keys = () => database.query('select idempotency_key as key, state from public.mail_outbox');

async function mailsOf(id: string): Promise<string[]> {
  const rows = await database.query(
    `select event.change || ' ' || replace(mail.kind, 'bitcoin-', '') as mail from public.mail_outbox mail
     join private.bitcoin_order_events event on event.id = mail.bitcoin_event_id
     where event.order_id = $1 order by event.id, mail.kind`,
    [id],
  );
  return rows.map(({ mail }) => String(mail));
}
