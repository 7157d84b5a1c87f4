/** No visitor or editor can pass a time, a duration or a version to the database, such as a lease that never ends. */
import { describe, expect, test } from 'vitest';
import { migratedDatabase } from '../support/database/migrated-database.ts';
import { shapesOfEditors } from '../support/database/rights.ts';

const database = migratedDatabase();

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
