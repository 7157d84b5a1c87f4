import type { SqlDatabase } from '../sql.ts';

/**
 * SQL for the tests of orders: `let_pass(period)` makes orders older. It disables the triggers, which refuse to change
 * an order’s times.
 */
export const lettingOrdersAge = `
  create function public.let_pass(period interval) returns void language plpgsql security definer as $$
    begin
      set session_replication_role = replica;
      update private.bitcoin_orders set created_at = created_at - period, quoted_until = quoted_until - period,
        ended_at = ended_at - period, agreed_at = agreed_at - period, checked_at = checked_at - period, next_check_at = next_check_at - period where true;
      update private.bitcoin_payments set first_seen_at = first_seen_at - period where true;
      set session_replication_role = origin;
    end
  $$;
  grant execute on function public.let_pass to service_role;
`;

/** Raises the hourly limit on new orders and repeated order mails. */
export const manyOrdersPerHour = `
  create or replace function private.max_orders_mailed_per_hour() returns integer
  language sql immutable set search_path = '' as 'select 100000'`;

/** The database stores only these two properties of the public key from which addresses derive. */
export const testKey = { network: 'testnet', fingerprint: 'fd13aac9' } as const;

/** The id of the editor who created the orders in tests. No such editor exists. */
export const editorOfOrders = '00000000-0000-4000-8000-00000000000e';

/** Returns a string in the form of a testnet Bitcoin address. It is not derived from a key. */
export const addressLike = (index: number): string =>
  `tb1q${index.toString(2).padStart(38, '0').replaceAll('1', 'p').replaceAll('0', 'q')}`;

/** An order as the functions pass it to the database. The caller must add `key_index` and `address`. */
export const anOrder = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  submission: crypto.randomUUID(),
  enquiry_id: null,
  ...testKey,
  amount_cents: 380_00,
  amount_sats: 475_000,
  price_eur_cents: 80_000_00,
  price_sources: ['a.example', 'b.example'],
  locale: 'nl',
  confirmations_needed: 2,
  minutes_valid: 60,
  customer_name: 'Jan',
  customer_email: 'jan@example.com',
  description: 'Zwembad in mei',
  ...changes,
});

/**
 * Returns functions that call the order functions of the database, with the role of the given connection.
 * The address of an order derives from the public key and an index. A request reserves the index under an id of its
 * own, the holder, and then stores an order with it or leaves it.
 */
export function ordersOf(database: SqlDatabase) {
  async function call<Value>(name: string, ...values: unknown[]): Promise<Value> {
    const placeholders = values.map((_, index) => `$${index + 1}`).join(', ');
    const [row] = await database.query(`select public.${name}(${placeholders}) as answer`, values);
    return row?.['answer'] as Value;
  }
  const { network, fingerprint } = testKey;
  const hold = (holder: string = crypto.randomUUID()) =>
    call<{ index: number } | { wait_seconds: number }>('hold_bitcoin_index', network, fingerprint, holder);
  const index = async (holder?: string): Promise<number> => {
    const held = await hold(holder);
    if ('wait_seconds' in held) throw new Error(`There is no index for ${held.wait_seconds} s.`);
    return held.index;
  };
  return {
    call,
    hold,
    index,
    leave: (index: number, holder: string, isUsedBefore = false) =>
      call<boolean>('leave_bitcoin_index', network, fingerprint, index, holder, isUsedBefore),
    async make(changes: Record<string, unknown> = {}): Promise<string> {
      const holder = crypto.randomUUID();
      const keyIndex = await index(holder);
      const order = anOrder({ key_index: keyIndex, address: addressLike(keyIndex), ...changes });
      const stored = await call<{ outcome: string; order?: { id: string } }>(
        'store_bitcoin_order',
        JSON.stringify(order),
        holder,
        editorOfOrders,
      );
      if (stored.order === undefined) throw new Error(`The order was not stored: ${stored.outcome}.`);
      return stored.order.id;
    },
    read: (id: string) => call<Record<string, unknown>>('read_bitcoin_order', id, null),
    use: () => call<Record<string, unknown>>('bitcoin_key_use', network, fingerprint),
  };
}
