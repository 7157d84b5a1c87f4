/**
 * What an editor with a second factor may do before entering the code: compares each function with `functionRights`.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../support/database/attempts.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { functionRights } from '../../support/database/rights.ts';
import { asPerson } from '../../support/sql.ts';

const editor = crypto.randomUUID();
const spare = crypto.randomUUID();
const database = migratedDatabase();

beforeAll(async () => {
  for (const id of [editor, spare]) await database.query('insert into auth.users (id) values ($1)', [id]);
  await database.query(`insert into editors (user_id, name) values ($1, 'An editor')`, [editor]);
  await database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [editor],
  );
});

const ofEditors = Object.entries(functionRights).filter(([, { callers }]) => callers.includes('editor'));

describe('an editor with a second factor', () => {
  test('finds each function of the API in `functionRights`, and no other', async () => {
    const found = await database.query(
      `select distinct proname as name from pg_proc
        where pronamespace = 'public'::regnamespace and prorettype <> 'event_trigger'::regtype`,
    );
    expect(found.map(({ name }) => String(name)).toSorted()).toEqual(Object.keys(functionRights).toSorted());
  });

  test.each(
    ofEditors.map(([name, { arguments: given, needsCode = false }]) => ({
      name,
      given,
      may: needsCode ? 'may not' : 'may',
    })),
  )('$may call $name with the password alone', async ({ name, given, may }) => {
    const called = as('aal1', name, given);
    if (may === 'may') await expect(called).resolves.toBeInstanceOf(Array);
    else await expect(called).rejects.toMatchObject({ code: 'PT403', message: 'second-factor-needed' });
    await expect(as('aal2', name, given)).resolves.toBeInstanceOf(Array);
  });

  test('reads no visitor’s name, address or message, and no sum of an order, with the password alone', async () => {
    await database.exec(visitorsData);
    const found = async (aal: string) => {
      const named: string[] = [];
      for (const [name, { arguments: given, needsCode = false }] of ofEditors) {
        if (needsCode) continue;
        const text = JSON.stringify(await as(aal, name, given));
        named.push(
          ...secrets.filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`),
        );
      }
      return named;
    };
    expect(await found('aal1')).toEqual([]);
    expect(await found('aal2')).toEqual([
      'desk_today: Zoë Geheim',
      'desk_today: Een geheime vraag',
      'desk_today: 7654321',
    ]);
  });

  const as = (aal: string, name: string, given: Record<string, unknown>) =>
    asPerson(database, { role: 'authenticated', claims: { sub: editor, aal } }, () =>
      call(database, name, { ...given, ...(name === 'register_editor' ? { user_id: spare } : {}) }),
    );
});

const secrets = ['Zoë Geheim', 'zoe.geheim@example.com', 'Een geheime vraag', '7654321'];
const visitorsData = `
  begin;
  set local session_replication_role = replica;
  insert into public.enquiries (submission, name, email, message, lang, page_url)
  values (gen_random_uuid(), 'Zoë Geheim', 'zoe.geheim@example.com', 'Een geheime vraag', 'nl', '/');
  insert into private.bitcoin_orders (
    submission, network, fingerprint, key_index, address, amount_cents, amount_sats, price_eur_cents, price_sources,
    locale, customer_name, customer_email, description, state, quoted_until, confirmations_needed, received_sats
  ) values (
    gen_random_uuid(), 'mainnet', 'fd13aac9', 0, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 7654321, 475000, 8000000,
    array['a.example', 'b.example'], 'nl', 'Zoë Geheim', 'zoe.geheim@example.com', 'Een geheime vraag', 'underpaid',
    now(), 2, 1000
  );
  commit`;
