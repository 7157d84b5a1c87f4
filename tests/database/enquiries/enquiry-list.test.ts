import { beforeEach, describe, expect, test } from 'vitest';
import { anEnquiry } from '../../support/database/enquiries.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { asPerson } from '../../support/sql.ts';

const database = migratedDatabase();

beforeEach(() => database.exec('truncate public.enquiries cascade'));

describe('list_enquiries', () => {
  test('starts with the open enquiry that waits longest, ends with the answered ones, and includes the mails', async () => {
    const answered = await stored('newest');
    await database.query(`update public.enquiries set status = 'answered' where id = $1`, [answered]);
    await stored('older', { minutesAgo: 20 });
    await stored('newer', { minutesAgo: 10 });
    const { enquiries, counts } = await listed('all');
    expect(enquiries.map(({ name }) => name)).toEqual(['older', 'newer', 'newest']);
    expect(counts).toEqual({ all: 3, open: 2, answered: 1, held: 0, unmailed: 0 });
    expect(enquiries[0]?.mails).toMatchObject([
      { kind: 'business', state: 'waiting' },
      { kind: 'confirmation', state: 'waiting' },
    ]);
  });

  test('can return only held, unmailed, open or answered enquiries', async () => {
    await stored('held', { held_reason: 'honeypot' });
    for (const state of ['sent', 'sending', 'dead', 'unknown']) await mailIs(await stored(state), { state });
    await mailIs(await stored('failing'), { state: 'waiting', error: 'Busy' });
    await stored('waiting');
    const released = await stored('released', { held_reason: 'stamp' });
    await database.query(
      `insert into public.mail_outbox (enquiry_id, kind, idempotency_key) values ($1, 'business', 'again')`,
      [released],
    );

    expect(await namesOf('held')).toEqual(['held']);
    expect(await namesOf('unmailed')).toEqual(['dead', 'failing', 'held', 'unknown']);
    expect(await namesOf('open')).toHaveLength(7);
    expect(await namesOf('answered')).toEqual([]);
    expect((await listed('all')).counts).toEqual({ all: 8, open: 7, answered: 0, held: 1, unmailed: 4 });
    // The first page of the desk counts them alike.
    const [today] = await asEditor(() => database.query('select desk_today() as lists'));
    expect(today?.['lists']).toMatchObject({ held: 1, enquiries: { n: 7 } });
  });

  test('finds enquiries by each word of a name, an address or a text, and by the digits of a telephone number', async () => {
    await stored('José Núñez', {
      email: 'jose@example.com',
      phone: '+34 971 30 40 50',
      message: 'Der Garten',
    });
    await stored('Anna Bakker', { email: 'anna@example.com', phone: '', message: 'De tuin' });
    const found = async (words: string) => {
      const { counts, enquiries } = await listed('all', { words });
      expect(counts['all']).toBe(enquiries.length);
      return enquiries.map(({ name }) => name).toSorted();
    };
    expect(await found('nunez JOSE')).toEqual(['José Núñez']);
    expect(await found('971304050')).toEqual(['José Núñez']);
    expect(await found('971 30 40')).toEqual(['José Núñez']);
    expect(await found('example.com')).toEqual(['Anna Bakker', 'José Núñez']);
    expect(await found('anna garten')).toEqual([]);
    expect(await found('  ')).toEqual(['Anna Bakker', 'José Núñez']);
    expect(await found('%_%')).toEqual([]);
  });

  test('returns pages of at most 200 enquiries without overlap', async () => {
    for (const [at, name] of ['c', 'b', 'a'].entries()) await stored(name, { minutesAgo: at });
    const page = async (max: number, skip: number) =>
      (await listed('all', { max, skip })).enquiries.map(({ name }) => name);
    expect(await page(2, 0)).toEqual(['a', 'b']);
    expect(await page(2, 2)).toEqual(['c']);
    expect(await page(2, 4)).toEqual([]);
    expect(await page(-5, -5)).toEqual(['a']);
    await database.exec(`
    insert into public.enquiries (submission, name, email, message, lang, page_url)
    select gen_random_uuid(), 'n', 'n@example.com', 'm', 'nl', '/' from generate_series(1, 250)`);
    expect(await page(1000, 0)).toHaveLength(200);
  });

  test('is refused for visitors, and for signed-in users who are not editors', async () => {
    await stored('secret');
    await asPerson(database, { role: 'anon', claims: {} }, () =>
      expect(database.query(`select list_enquiries('all', 1, 0)`)).rejects.toThrow(/permission denied/),
    );
    await asPerson(database, { role: 'authenticated', claims: { sub: crypto.randomUUID() } }, () =>
      expect(database.query(`select list_enquiries('all', 1, 0)`)).rejects.toThrow(),
    );
  });
});

async function stored(
  name: string,
  { minutesAgo = 0, ...changes }: { minutesAgo?: number } & Record<string, unknown> = {},
): Promise<string> {
  const [row] = await database.query('select store_enquiry($1, $2, 100) as stored', [
    JSON.stringify(anEnquiry({ name, ...changes })),
    'somewhere',
  ]);
  const { id } = row?.['stored'] as { id: string };
  // Disables the trigger that allows only changes of an enquiry’s status.
  await database.exec(`
    set session_replication_role = replica;
    update public.enquiries set created_at = now() - ${minutesAgo} * interval '1 minute' where id = '${id}';
    set session_replication_role = origin`);
  return id;
}

const mailIs = (id: string, { state, error = null }: { state: string; error?: string | null }) =>
  database.query(
    `update public.mail_outbox set state = $2, last_error = $3 where enquiry_id = $1 and kind = 'business'`,
    [id, state, error],
  );

const namesOf = async (wanted: string) => (await listed(wanted)).enquiries.map(({ name }) => name).sort();

async function listed(wanted: string, { max = 100, skip = 0, words = '' } = {}): Promise<List> {
  return asEditor(async () => {
    const [row] = await database.query('select list_enquiries($1, $2, $3, $4) as list', [
      wanted,
      max,
      skip,
      words,
    ]);
    return row?.['list'] as List;
  });
}

const asEditor = <Value>(act: () => Promise<Value>) =>
  asPerson(database, { role: 'service_role', claims: {} }, act);

type List = {
  counts: Record<string, number>;
  enquiries: { name: string; mails: { kind: string; state: string }[] }[];
};
