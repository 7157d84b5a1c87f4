/** Each step of an order by itself. Each case writes rows of a certain age, runs one step, and rolls back. */
import { describe, expect, test } from 'vitest';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { id, insertSql, valueAfter } from '../../support/database/value-after.ts';

const database = migratedDatabase();

const ago = (age: string) => `clock_timestamp() - interval '${age}'`;
const after = (sql: string, expression: string) => valueAfter(database, sql, expression);

describe('orders', () => {
  const order = (changes: Record<string, string> = {}) =>
    insertSql('private.bitcoin_orders', {
      id: id(1),
      submission: id(1),
      network: `'mainnet'`,
      fingerprint: `'fd13aac9'`,
      key_index: '0',
      address: `'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'`,
      amount_cents: '38000',
      amount_sats: '475000',
      price_eur_cents: '8000000',
      price_sources: `array['a.example', 'b.example']`,
      locale: `'nl'`,
      customer_name: `'Zoë'`,
      customer_email: `'Zoe@Example.com'`,
      description: `'Zwembad'`,
      quoted_until: `now() + interval '1 hour'`,
      confirmations_needed: '2',
      next_check_at: ago('1 minute'),
      ...changes,
    });
  const underpaid = { state: `'underpaid'` };

  test('need a decision if their payment is wrong or can no longer be checked', async () => {
    const decides = async (changes: Record<string, string>) => [
      await after(order(changes), '(select private.is_decidable(about) from private.bitcoin_orders about)'),
      await after(order(changes), '(select private.is_to_decide(about) from private.bitcoin_orders about)'),
    ];
    expect(await decides({})).toEqual([false, false]);
    expect(await decides(underpaid)).toEqual([true, true]);
    expect(await decides({ ...underpaid, resolution: `'accepted'` })).toEqual([true, false]);
    expect(await decides({ check_problem: `'too-many-payments'` })).toEqual([true, true]);
    expect(await decides({ check_problem: `'explorer-busy'` })).toEqual([false, false]);
    expect(await decides({ next_check_at: 'null' })).toEqual([true, true]);
    expect(await decides({ state: `'expired'`, next_check_at: 'null' })).toEqual([false, false]);
  });

  test('are cancelled only while they are open, unpaid and undecided', async () => {
    const cancelled = (changes: Record<string, string> = {}) =>
      after(order(changes), `cancel_bitcoin_order(${id(1)})`);
    expect(await cancelled()).toBe('cancelled');
    expect(await cancelled({ received_sats: '1' })).toBe('not-open');
    expect(await cancelled({ state: `'seen'` })).toBe('not-open');
    expect(await cancelled({ resolution: `'unpaid'` })).toBe('not-open');
    expect(await after('', `cancel_bitcoin_order(${id(1)})`)).toBe('not-found');
  });

  test('are recorded as unpaid only if no payment is confirmed', async () => {
    const resolved = (resolution: string, changes: Record<string, string>) =>
      after(order(changes), `resolve_bitcoin_order(${id(1)}, '${resolution}', '')`);
    expect(await resolved('accepted', underpaid)).toBe('resolved');
    expect(await resolved('unpaid', underpaid)).toBe('nothing-to-decide');
    expect(await resolved('unpaid', { ...underpaid, is_reorganised: 'true' })).toBe('resolved');
    expect(await resolved('unpaid', { next_check_at: 'null' })).toBe('resolved');
    expect(await resolved('accepted', {})).toBe('nothing-to-decide');
    const watched = (state: string) =>
      after(
        `${order({ state: `'${state}'`, check_problem: `'too-many-payments'` })} select resolve_bitcoin_order(${id(1)}, 'accepted', '');`,
        '(select next_check_at is not null from private.bitcoin_orders)',
      );
    expect([await watched('open'), await watched('underpaid')]).toEqual([false, true]);
  });

  test('are checked when they are due, or earlier on request if the last check is long enough ago', async () => {
    const claimed = async (changes: Record<string, string>, asked = 'null') =>
      ((await after(order(changes), `claim_bitcoin_checks(${asked}, 5, 60)`)) as unknown[]).length;
    expect(await claimed({})).toBe(1);
    expect(await claimed({ next_check_at: 'null' })).toBe(0);
    expect(await claimed({ next_check_at: `now() + interval '1 minute'` })).toBe(0);
    expect(await claimed({ check_lease_until: `now() + interval '1 minute'` })).toBe(0);
    expect(await claimed({ check_lease_until: ago('1 second') })).toBe(1);
    const later = { next_check_at: `now() + interval '1 hour'` };
    expect(await claimed(later, id(1))).toBe(1);
    expect(await claimed(later, id(2))).toBe(0);
    expect(await claimed({ ...later, checked_at: ago('40 seconds') }, id(1))).toBe(0);
    expect(await claimed({ ...later, checked_at: ago('61 seconds') }, id(1))).toBe(1);
    const silent = { ...later, check_problem: `'explorer-silent'` };
    expect(await claimed({ ...silent, checked_at: ago('200 seconds') }, id(1))).toBe(0);
    expect(await claimed({ ...silent, checked_at: ago('241 seconds') }, id(1))).toBe(1);
    const busy = { check_problem: `'explorer-busy'`, checked_at: ago('1 hour') };
    expect(await claimed({ ...later, ...busy }, id(1))).toBe(0);
    expect(await claimed(busy, id(1))).toBe(1);
    const lease =
      '(select 5 * ceil(extract(epoch from check_lease_until - clock_timestamp()) / 5)::integer from private.bitcoin_orders)';
    expect(await after(`${order()} select claim_bitcoin_checks(null, 5, 60);`, lease)).toBe(60);
  });

  test('are found by the e-mail address of the order or of its enquiry, ignoring capitals', async () => {
    const count = (sql: string, email: string) =>
      after(sql, `(select count(*)::integer from private.bitcoin_orders_of('${email}'))`);
    expect(await count(order(), ' ZOE@example.COM ')).toBe(1);
    expect(await count(order(), 'other@example.com')).toBe(0);
    const enquiry = insertSql('public.enquiries', {
      id: id(2),
      submission: id(2),
      name: `'Ana'`,
      email: `'Ana@Example.com'`,
      message: `'Tekst'`,
      lang: `'nl'`,
      page_url: `'/'`,
    });
    const about = enquiry + order({ enquiry_id: id(2) });
    expect([await count(about, 'ANA@example.com'), await count(about, 'zoe@example.com')]).toEqual([1, 1]);
  });

  test('lose the customer’s data and waiting mails when the customer is forgotten, which counts each order once', async () => {
    const event = `insert into private.bitcoin_order_events (order_id, change, received_sats, confirmed_sats, confirmations, txids)
      overriding system value values (${id(1)}, 'opened', 0, 0, 0, '{}');`;
    const mailOf = (changes: Record<string, string> = {}) =>
      `insert into public.mail_outbox (bitcoin_event_id, kind, state, idempotency_key)
      select id, ${changes['kind'] ?? `'bitcoin-customer'`}, ${changes['state'] ?? `'waiting'`}, 'a' from private.bitcoin_order_events;`;
    const forget = `select private.forget_bitcoin_customers(array[${id(1)}]::uuid[]);`;
    const left = (changes?: Record<string, string>) =>
      after(
        `${order()}${event}${mailOf(changes)}${forget}`,
        '(select count(*)::integer from public.mail_outbox)',
      );
    expect([
      await left(),
      await left({ state: `'sent'` }),
      await left({ kind: `'bitcoin-business'` }),
    ]).toEqual([0, 1, 1]);
    const gone = order({
      customer_name: 'null',
      customer_email: 'null',
      description: 'null',
      forgotten_at: ago('1 day'),
    });
    expect(await after(order(), `private.forget_bitcoin_customers(array[${id(1)}]::uuid[])`)).toBe(1);
    expect(await after(gone, `private.forget_bitcoin_customers(array[${id(1)}]::uuid[])`)).toBe(0);
  });

  test('can be mailed again while they are open, within the limits of twenty order mails an hour and sixty a day', async () => {
    const again = (changes: Record<string, string> = {}, more = '') =>
      after(order(changes) + more, `resend_bitcoin_order(${id(1)})`);
    const forgotten = {
      customer_name: 'null',
      customer_email: 'null',
      description: 'null',
      forgotten_at: ago('1 day'),
    };
    expect(await again()).toBe('queued');
    expect(await again({ state: `'seen'` })).toBe('not-open');
    expect(await again({ resolution: `'unpaid'` })).toBe('not-open');
    expect(await again(forgotten)).toBe('gone');
    const sent = (count: number, age: string) =>
      `insert into public.actions (action, at) select 'bitcoin-order-opened', ${ago(age)} from generate_series(1, ${count});`;
    expect([await again({}, sent(19, '59 minutes')), await again({}, sent(20, '59 minutes'))]).toEqual([
      'queued',
      'too-many',
    ]);
    expect(await again({}, sent(59, '23 hours'))).toBe('queued');
    expect(await again({}, sent(60, '23 hours'))).toBe('too-many');
    expect(await again({}, sent(60, '25 hours'))).toBe('queued');
  });

  test('are watched while another check for payments is due', async () => {
    const watched = (changes: Record<string, string> = {}) =>
      after(order(changes), `json_array_length(list_bitcoin_orders('watched', null, 10, 0) -> 'orders')`);
    expect([await watched(), await watched({ next_check_at: 'null' })]).toEqual([1, 0]);
  });

  test('show at most ten payments', async () => {
    const payments = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        insertSql('private.bitcoin_payments', {
          order_id: id(1),
          txid: `lpad('${at}', 64, '0')`,
          sats: '1',
          spends: `'{}'`,
          first_seen_at: ago('1 day'),
        }),
      ).join('');
    const shown = `jsonb_array_length((select private.bitcoin_order_json(about) -> 'txids' from private.bitcoin_orders about))`;
    expect([await after(order() + payments(10), shown), await after(order() + payments(11), shown)]).toEqual([
      10, 10,
    ]);
    const gone = `update private.bitcoin_payments set gone_at = now() where txid = lpad('0', 64, '0');`;
    expect(await after(order() + payments(3) + gone, shown)).toBe(2);
  });

  test('get an index above all stored ones after a restore, even if the restore time gives a lower index', async () => {
    const restored = `${order({ key_index: '5' })} update private.installation set restored_at = '2026-01-01Z' where only_row;`;
    expect(await after(restored, `hold_bitcoin_index('mainnet', 'fd13aac9', ${id(9)})`)).toEqual({
      index: 6,
    });
  });

  test('get the index of an expired reservation, and wait while twenty indexes are reserved', async () => {
    const held = (count: number, until: string) =>
      `insert into private.bitcoin_key_counters (network, fingerprint, next_index) values ('mainnet', 'fd13aac9', ${count});
      insert into private.bitcoin_held_indexes (network, fingerprint, key_index, holder, held_until)
      select 'mainnet', 'fd13aac9', n - 1, gen_random_uuid(), ${until} from generate_series(1, ${count}) n;`;
    const hold = (sql: string) => after(sql, `hold_bitcoin_index('mainnet', 'fd13aac9', ${id(9)})`);
    const busy = `now() + interval '1 minute'`;
    expect(await hold(held(19, busy))).toEqual({ index: 19 });
    expect(await hold(held(20, busy))).toEqual({ wait_seconds: 60 });
    expect(await hold(held(20, ago('1 second')))).toEqual({ index: 0 });
    const seconds =
      '(select 5 * ceil(extract(epoch from held_until - clock_timestamp()) / 5)::integer from private.bitcoin_held_indexes)';
    expect(await after(`select hold_bitcoin_index('mainnet', 'fd13aac9', ${id(9)});`, seconds)).toBe(60);
  });
});
