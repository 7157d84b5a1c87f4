/** No visitor or editor can pass a time, a duration or a version to the database, such as a lease that never ends. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migratedDatabase } from '../support/database/migrated-database.ts';
import { ordersOf } from '../support/database/bitcoin-orders.ts';
import { aDraft } from '../support/database/posts.ts';
import { shapesOfEditors } from '../support/database/rights.ts';
import { dayAhead } from '../support/days-ahead.ts';

const database = migratedDatabase();
let orders: ReturnType<typeof ordersOf>;

beforeAll(async () => {
  await database.exec(`select set_config('request.jwt.claims', '{"role": "service_role"}', false)`);
  orders = ordersOf(database);
});
beforeEach(() => database.exec('truncate private.bitcoin_held_indexes, private.bitcoin_key_counters'));

/** Matches names of arguments and JSON fields for durations, times or versions. */
const telling = '(^|_)(days|seconds|minutes|hours|until|lease|retries|timeout|expires|version)(_|$)';

describe('arguments that set times or versions', () => {
  test('do not exist in functions that visitors or editors may call', async () => {
    const found = await database.query(
      `select proname || '.' || argument as name
     from pg_proc cross join unnest(proargnames[:pronargs]) as argument
     where pronamespace = 'public'::regnamespace and argument ~ $1
       and (has_function_privilege('anon', pg_proc.oid, 'execute')
         or has_function_privilege('authenticated', pg_proc.oid, 'execute'))`,
      [telling],
    );
    expect(found).toEqual([]);
  });

  test('of functions in the public schema are all listed in this test, each with a reason', async () => {
    const found = await database.query(
      `select proname || '.' || argument as name
     from pg_proc cross join unnest(proargnames[:pronargs]) as argument
     where pronamespace = 'public'::regnamespace and argument ~ $1`,
      [telling],
    );
    const reasons = {
      'claim_bitcoin_checks.pause_seconds': 'shorter for an editor who asks than for an open page',
      'confirm_rebuild.version': 'what the host was asked for; at most the newest version',
      'fail_rebuild.retry_seconds': 'follows the number of failures; at most an hour',
      'fail_rebuild.version': 'what the host was asked for; at most the newest version',
      'finish_restore.live_version': 'what the site shows; only makes the next version larger',
      'hold_installation_check.seconds': 'at most ten minutes; zero ends it',
      'record_build.version': 'what the host reports; at most the newest version',
      'watch_rebuild.live_version': 'what the site shows; at most the newest version',
      'watch_rebuild.lost_after_seconds': 'how long a build may take at this host',
    };
    expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(reasons));
  });

  test('in the fields of JSON arguments are all listed in this test, each with a reason', async () => {
    const found = await database.query(
      `select distinct field[1] as name
     from pg_proc cross join regexp_matches(prosrc, '->> ''(\\w+)''', 'g') as field
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and field[1] ~ $1`,
      [telling],
    );
    const reasons = {
      expires_at: 'of a preview, which only the site stores; a check limits it',
      lost_after_seconds: 'of the schedule, which only the site runs',
      minutes_valid: 'of an order, which only the site stores',
      quiet_seconds: 'a setting of the host; a person only reads what follows from it',
      longest_wait_seconds: 'a setting of the host; a person only reads what follows from it',
      remind_after_seconds: 'a setting of the host; only the site runs the schedule',
      retention_days: 'a setting of the host; only the site runs the schedule',
    };
    expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(reasons).toSorted());
  });
});

describe('JSON that visitors or editors pass to a function that writes', () => {
  test('is stored only as a constraint permits, because a wrong form could stop builds, mails or the desk', async () => {
    const found = await database.query(
      `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and provolatile = 'v'
       and proargtypes::oid[] && array['json'::regtype::oid, 'jsonb'::regtype::oid]
       and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`,
    );
    expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(shapesOfEditors).toSorted());
    const constraints = Object.values(shapesOfEditors).filter((shape) => !shape.includes(' '));
    const known = await database.query('select conname from pg_constraint where conname = any ($1)', [
      constraints,
    ]);
    expect(known.map(({ conname }) => conname).toSorted()).toEqual([...new Set(constraints)].toSorted());
  });
});

describe('leases', () => {
  test('of a translation last four minutes, which is longer than any model timeout', async () => {
    const post = aDraft({ language: 'es', translation: 'pending' });
    await database.query(
      'insert into blog_posts (slug_base, language, title, content, translation) values ($1, $2, $3, $4, $5)',
      [post.slug_base, 'es', post.title, post.content, 'pending'],
    );
    const claim = () => orders.call('claim_translation', `${post.slug_base}-es`);
    const age = (period: string) =>
      database.exec(
        `update private.translations set working_until = working_until - interval '${period}' where true`,
      );
    expect(await claim()).toBe(true);
    await age('3 minutes 50 seconds');
    expect(await claim()).toBe(false);
    await age('10 seconds');
    expect(await claim()).toBe(true);
  });

  test('of the daily news end after seven minutes', async () => {
    const date = dayAhead(1);
    const begin = async () => (await orders.call<{ state: string }>('begin_news', date, false)).state;
    const age = (period: string) =>
      database.exec(`update private.news_runs set lease_until = lease_until - interval '${period}'`);
    expect([await begin(), await begin()]).toEqual(['claimed', 'busy']);
    await age('6 minutes 50 seconds');
    expect(await begin()).toBe('busy');
    await age('10 seconds');
    expect(await begin()).toBe('claimed');
  });

  test('of Bitcoin address indexes last a minute, and are limited to twenty for each key', async () => {
    const held = [];
    for (let index = 0; index < 20; index += 1) held.push(await orders.index());
    expect(held).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(await orders.hold()).toEqual({ wait_seconds: 60 });
    await database.exec(
      `update private.bitcoin_held_indexes set held_until = held_until - interval '1 minute'`,
    );
    expect(await orders.index()).toBe(0);
  });
});

describe('invitations', () => {
  const invite = (name = 'Marga') =>
    orders.call<{ id: string } | { refused: string }>(
      'invite_editor',
      `${crypto.randomUUID()}@example.com`,
      name,
      (crypto.randomUUID() + crypto.randomUUID()).replaceAll('-', ''),
    );
  const untilRefused = async () => {
    const open: string[] = [];
    for (;;) {
      const answer = await invite();
      if ('refused' in answer) return { open, refused: answer.refused };
      open.push(answer.id);
    }
  };

  test('are limited to 10 open at once, and to 20 a day', async () => {
    const first = await untilRefused();
    expect([first.open.length, first.refused]).toEqual([10, 'too-many-invitations']);
    for (const id of first.open) await orders.call('withdraw_invitation', id);
    expect((await untilRefused()).open).toHaveLength(10);
    await database.exec(`update public.invitations set withdrawn_at = now() where true`);
    expect(await invite()).toEqual({ refused: 'too-many-invitations' });
    await database.exec(`update public.invitations set created_at = now() - interval '24 hours' where true`);
    expect(await invite()).toHaveProperty('id');
  });

  test('are refused if the name contains a link or an invisible character', async () => {
    for (const name of [
      'http://evil.example',
      'www.evil.example/click',
      'a@evil.example',
      'Events.example',
      'Ana\u202e',
      'A\u200bna',
    ])
      await expect(invite(name)).rejects.toThrow('invitations_name_plain');
  });
});
