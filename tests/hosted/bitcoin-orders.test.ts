import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  addressLike,
  anOrder,
  editorOfOrders,
  manyOrdersPerHour,
  ordersOf,
} from '../support/database/bitcoin-orders.ts';
import { connect, type HostedConnection } from '../support/hosted/connection.ts';
import { createDatabase } from '../support/hosted/postgres.ts';
import { postgres, skippedUnless } from '../support/skipped-unless.ts';

const server = inject('hostedServer');
const remark = skippedUnless(server !== undefined, postgres);

/** Must be less than 20: at most 20 key indexes can be reserved at once, and abandoned requests reserve some. */
const editorsAtOnce = 15;

describe.skipIf(server === undefined)(`orders on native PostgreSQL${remark}`, () => {
  let editors: HostedConnection[];

  beforeAll(async () => {
    if (server === undefined) return;
    const address = await createDatabase(server);
    editors = await Promise.all(Array.from({ length: editorsAtOnce }, () => connect(address)));
    await editors[0]?.query(manyOrdersPerHour);
    await Promise.all(
      editors.map((editor) =>
        editor.query(`select set_config('request.jwt.claims', '{"role": "service_role"}', false)`),
      ),
    );
  });
  afterAll(() => Promise.all(editors.map((editor) => editor.close())));

  const indexes: number[] = [];
  const skipped: number[] = [];

  for (const { count, tags } of [
    { count: 200, tags: [] },
    { count: 1000, tags: ['heavy'] },
  ])
    test(`get ${count} different indexes if they are created concurrently`, { tags }, async () => {
      const before = indexes.length;
      let left = count;
      await Promise.all(
        editors.map(async (editor) => {
          const orders = ordersOf(editor);
          while (left > 0) {
            left -= 1;
            const [turn, holder] = [left, crypto.randomUUID()];
            let index = await orders.index(holder);
            // The three branches imitate a used Bitcoin address, an unreachable block explorer, and a function that
            // never returns.
            if (turn % 50 === 0) {
              await orders.leave(index, holder, true);
              skipped.push(index);
              index = await orders.index(holder);
            } else if (turn % 50 === 1) {
              await orders.leave(index, holder);
              index = await orders.index(holder);
            } else if (turn % 50 === 2) {
              const lost = await orders.index();
              await editor.query(
                'update private.bitcoin_held_indexes set held_until = now() where key_index = $1',
                [lost],
              );
            }
            const order = JSON.stringify(anOrder({ key_index: index, address: addressLike(index) }));
            const stored = await orders.call<{ outcome: string }>(
              'store_bitcoin_order',
              order,
              holder,
              editorOfOrders,
            );
            expect(stored.outcome).toBe('stored');
            indexes.push(index);
          }
        }),
      );
      expect(indexes).toHaveLength(before + count);
      expect(new Set(indexes).size).toBe(indexes.length);
      const [editor] = editors;
      if (editor === undefined) throw new Error('There are editors.');
      const use = (await ordersOf(editor).use()) as {
        next_index: number;
        skipped: { first_index: number }[];
      };
      expect(use.skipped.map(({ first_index }) => first_index)).toEqual(skipped.toSorted((a, b) => a - b));
      // Indexes that were given back or abandoned stay in this table until a later order uses them.
      const held = await editor.query(
        'select key_index from private.bitcoin_held_indexes where held_until < now()',
      );
      const known = [...indexes, ...skipped, ...held.map(({ key_index }) => key_index as number)];
      expect(known.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: use.next_index }, (_, index) => index),
      );
    });

  test('become a single order if fifteen editors send the same form at the same time', async () => {
    const submission = crypto.randomUUID();
    const ids = await Promise.all(editors.map((editor) => ordersOf(editor).make({ submission })));
    expect(new Set(ids).size).toBe(1);
  });

  test('are claimed by only one of fifteen simultaneous checks', async () => {
    const [first] = editors;
    if (first === undefined) throw new Error('There are editors.');
    const id = await ordersOf(first).make();
    const claims = await Promise.all(
      editors.map((editor) => ordersOf(editor).call<unknown[]>('claim_bitcoin_checks', id, 1, 0)),
    );
    expect(claims.flat()).toHaveLength(1);
  });
});
