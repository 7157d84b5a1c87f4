/** The last Bitcoin price on which two sources agreed, with which the site compares the price of a single source. */
import { describe, expect, test } from 'vitest';
import { migratedDatabase } from '../../support/database/migrated-database.ts';

const database = migratedDatabase();

describe('agreed Bitcoin price', () => {
  test('is stored in one row, changes at most every five minutes, and expires after a day', async () => {
    expect(await last()).toBeNull();
    await note(8_000_000);
    await note(9_000_000);
    expect(await last()).toEqual({ eur_cents: 8_000_000, usd_cents: 9_200_000 });

    await letPass('5 minutes');
    await note(9_000_000);
    expect(await last()).toMatchObject({ eur_cents: 9_000_000 });

    await letPass('1 day');
    expect(await last()).toBeNull();
  });

  test('refuses a value that cannot be a price', async () => {
    for (const [eur, usd] of [
      [0, 1],
      [1, 0],
    ] as const)
      await expect(note(eur, usd)).rejects.toThrow('check constraint');
  });
});

const note = (eurCents: number, usdCents = Math.round(eurCents * 1.15)) =>
  database.query('select public.note_agreed_price($1, $2)', [eurCents, usdCents]);

const last = async () => (await database.query('select public.last_agreed_price() as price'))[0]?.['price'];

const letPass = (time: string) =>
  database.query('update private.agreed_price set agreed_at = agreed_at - $1::interval where only_row', [
    time,
  ]);
