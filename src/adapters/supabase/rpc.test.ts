import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import type { Database } from './client.ts';
import { rpc } from './rpc.ts';

const asked = vi.fn();
const answering = (data: unknown) =>
  ({
    rpc: (...given: unknown[]) => {
      asked(...given);
      return Promise.resolve({ data, error: null, status: 200 });
    },
  }) as unknown as Database;

describe('rpc', () => {
  test('sends nested fields in snake_case and returns them in camelCase', async () => {
    const database = answering({ is_new: true, mails: [{ sent_at: null }] });
    const shape = v.object({ is_new: v.boolean(), mails: v.array(v.object({ sent_at: v.null() })) });
    const at = new Date('2026-11-22T10:00:00Z');
    expect(
      await rpc(database, 'try', { orderId: 1, look: { nextCheckAt: at }, error: undefined }, shape),
    ).toEqual({ isNew: true, mails: [{ sentAt: null }] });
    expect(asked).toHaveBeenLastCalledWith('try', {
      order_id: 1,
      look: { next_check_at: '2026-11-22T10:00:00.000Z' },
      error: null,
    });
  });

  test.each(['details', 'quote', 'progress'])('leaves the JSON of `%s` as it is', async (name) => {
    const given = { [name]: { openingHours: 1, page_url: 2 } };
    expect(await rpc(answering({ row: given }), 'try', { row: given }, v.any())).toEqual({ row: given });
    expect(asked).toHaveBeenLastCalledWith('try', { row: given });
  });
});
