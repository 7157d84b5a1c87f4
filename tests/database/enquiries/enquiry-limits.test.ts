/**
 * A flood of enquiries reaches neither the business’s mailbox nor the disk’s limit, and no visitor’s enquiry is lost.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { anEnquiry } from '../../support/database/enquiries.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';

const database = migratedDatabase();

beforeEach(() =>
  database.exec('truncate public.enquiries cascade; truncate private.enquiry_senders, private.token_tries'),
);

describe('held enquiries', () => {
  test('are limited to ten thousand; beyond that, only suspicious enquiries are refused', async () => {
    await fillWithHeld(9_999, `now() - interval '2 hours'`);
    expect((await stored({ held_reason: 'honeypot' })).outcome).toBe('stored');
    expect(await stored({ held_reason: 'honeypot' })).toEqual({ outcome: 'full' });
    expect(await stored()).toMatchObject({ outcome: 'stored', held: false });
  });

  test('are limited per hour to 200 times the limit of one sender', async () => {
    await fillWithHeld(400, 'now()');
    expect(await stored({ held_reason: 'stamp' }, { limit: 2 })).toEqual({ outcome: 'full' });
    expect((await stored({ held_reason: 'stamp' }, { limit: 3 })).outcome).toBe('stored');
  });

  test('from bots are reported at most once a day, other held enquiries at most once an hour', async () => {
    await fillWithHeld(1, 'now()', 'honeypot');
    await run();
    expect(await reports()).toEqual([1]);
    await hoursPass(2);
    await fillWithHeld(1, 'now()', 'honeypot');
    await run();
    expect(await reports()).toEqual([1]);
    await fillWithHeld(3, 'now()', 'repeated');
    await run();
    await run();
    expect(await reports()).toEqual([1, 5]);
    await fillWithHeld(1, 'now()', 'limit');
    await run();
    expect(await reports()).toEqual([1, 5]);
    await hoursPass(1);
    await run();
    expect(await reports()).toEqual([1, 5, 6]);
    await hoursPass(30);
    await run();
    expect(await reports()).toEqual([1, 5, 6]);
  });

  test('are not reported again before the last report was sent', async () => {
    await fillWithHeld(2, 'now()');
    await run({ isMailed: false });
    await database.exec(
      `update public.mail_outbox set created_at = now() - interval '2 hours' where kind = 'held'`,
    );
    await fillWithHeld(2, 'now()');
    await run({ isMailed: false });
    expect(await reports()).toEqual([2]);
  });
});

describe('mail limits', () => {
  test('allow mails about sixty enquiries an hour, at most thirty of them without the form’s signed time stamp', async () => {
    const held: unknown[] = [];
    for (let index = 0; index < 32; index++) held.push((await stored()).held);
    for (let index = 0; index < 32; index++) held.push((await stored({ stamp: crypto.randomUUID() })).held);
    expect(held.map((isHeld) => (isHeld === true ? 'h' : '.')).join('')).toBe(
      `${'.'.repeat(30)}hh${'.'.repeat(30)}hh`,
    );
    expect(await mails(`kind = 'confirmation'`)).toHaveLength(20);
    expect(await mails(`kind = 'business'`)).toHaveLength(60);
  });

  test('hold an enquiry if earlier enquiries with the same signed time stamp have reached the limit of one sender', async () => {
    const held: unknown[] = [];
    for (let index = 0; index < 3; index++) held.push((await stored({ stamp: 'one' }, { limit: 2 })).held);
    expect(held).toEqual([false, false, true]);
  });

  test('hold a text that arrives too often, but accept the summary of a quote four times as often', async () => {
    const heldOf = async (changes: Record<string, unknown>) => {
      const held: unknown[] = [];
      for (let index = 0; index < 5; index++) held.push((await stored(changes, { limit: 1 })).held);
      return held;
    };
    expect(await heldOf({ message: 'Buy now' })).toEqual([false, true, true, true, true]);
    expect(await heldOf({ message: 'Key box: € 10', quote: {} })).toEqual([false, false, false, false, true]);
  });
});

describe('expiry', () => {
  test('deletes held enquiries after thirty days', async () => {
    await fillWithHeld(1, `now() - interval '31 days'`);
    await fillWithHeld(1, `now() - interval '29 days'`);
    await database.query('select private.delete_expired()');
    expect(await database.query('select from public.enquiries')).toHaveLength(1);
  });

  test('leaves an IP address blocked even after wrong tokens from ten thousand other IP addresses', async () => {
    await database.exec(`
    insert into private.token_tries (address, last_at, blocked_until)
    values ('blocked', now() - interval '9 minutes', now() + interval '1 minute');
    insert into private.token_tries (address) select 'other-' || n from generate_series(1, 10005) n`);
    await database.query(`select count_token_try('newest', false)`);
    const [row] = await database.query(`select count_token_try('blocked', true) as answer`);
    expect(row).toMatchObject({ answer: { outcome: 'blocked' } });
  });
});

async function stored(
  changes: Record<string, unknown> = {},
  { limit = 5 } = {},
): Promise<Record<string, unknown>> {
  const enquiry = anEnquiry({ message: crypto.randomUUID(), ...changes });
  const [row] = await database.query('select store_enquiry($1, $2, $3, $4) as stored', [
    JSON.stringify(enquiry),
    crypto.randomUUID(),
    limit,
    crypto.randomUUID(),
  ]);
  return row?.['stored'] as Record<string, unknown>;
}

const fillWithHeld = (count: number, at: string, reason = 'limit') =>
  database.exec(`
    insert into public.enquiries (submission, name, email, message, lang, page_url, held_reason, created_at)
    select gen_random_uuid(), 'A', 'a@example.com', 'Tekst', 'nl', '/', '${reason}', ${at} from generate_series(1, ${count})`);

/** Queues due reminders and notices. By default, marks notices of held enquiries as sent. */
async function run({ isMailed = true } = {}): Promise<void> {
  await database.query('select private.queue_reminders(10800)');
  if (isMailed) await database.exec(`update public.mail_outbox set state = 'sent' where kind = 'held'`);
}

/** Makes enquiries and mails older. Disables the trigger that allows only changes of an enquiry’s status. */
const hoursPass = (hours: number) =>
  database.exec(`
    set session_replication_role = replica;
    update public.mail_outbox set created_at = created_at - interval '${hours} hours' where kind <> '';
    update public.enquiries set created_at = created_at - interval '${hours} hours' where name <> '';
    set session_replication_role = origin`);

const mails = (condition: string) => database.query(`select kind from public.mail_outbox where ${condition}`);

/** Returns how many held enquiries each report counts, oldest report first. */
const reports = async (): Promise<unknown[]> =>
  (
    await database.query(
      `select held_enquiries from public.mail_outbox where kind = 'held' order by created_at`,
    )
  ).map(({ held_enquiries }) => held_enquiries);
