/** At which time scheduled work is due. Each case writes rows of a certain age, asks the database, and rolls back. */
import { describe, expect, test } from 'vitest';
import { valueAfter as valueAfterOn } from '../support/database/value-after.ts';
import { migratedDatabase } from '../support/database/migrated-database.ts';

const database = migratedDatabase();

const valueAfter = (sql: string, expression: string) => valueAfterOn(database, sql, expression);

describe('the daily news is due', () => {
  const isDue = (sql: string, withPreview = false) =>
    valueAfter(sql, `private.is_news_due(current_date, ${withPreview})`);
  const run = (columns: string, values: string) =>
    `insert into private.news_runs (date, started_at, ${columns}) values (current_date, now() - interval '3 hours', ${values});`;
  const gathering = (state: string, attempts: number, minutes: number, trouble = 'null') =>
    run(
      'state, attempts, ended_at, trouble',
      `'${state}', ${attempts}, now() - interval '${minutes} minutes', ${trouble}`,
    );
  const writing = (minutes: number) =>
    run('state, facts, ended_at', `'writing', '[]', now() - interval '${minutes} minutes'`);
  const text = (language: string, state: string, attempts = 1, lease = 'null') =>
    `insert into private.news_texts (date, language, state, attempts, lease_until)
    values (current_date, '${language}', '${state}', ${attempts}, ${lease});`;
  const texts = (state: string, attempts = 1) =>
    ['nl', 'en', 'es', 'de'].map((language) => text(language, state, attempts)).join('');
  const isBeforeNoon = `(clock_timestamp() at time zone 'Europe/Madrid') < current_date + interval '12 hours'`;

  test('if the day has no run, or if the lease of the run has expired', async () => {
    expect(await isDue('')).toBe(true);
    const lease = (interval: string) =>
      run('state, attempts, lease_until', `'gathering', 1, now() ${interval}`);
    expect(await isDue(lease(`+ interval '1 minute'`))).toBe(false);
    expect(await isDue(lease(`- interval '1 second'`))).toBe(true);
  });

  test('55 minutes after a failed attempt, up to five attempts, but not after too little news', async () => {
    expect(await isDue(gathering('failed', 4, 56))).toBe(true);
    expect(await isDue(gathering('failed', 4, 54))).toBe(false);
    expect(await isDue(gathering('failed', 5, 56))).toBe(false);
    expect(await isDue(gathering('gathering', 4, 1))).toBe(true);
    expect(await isDue(gathering('too-little-news', 1, 56))).toBe(false);
  });

  test('25 minutes after an attempt without a readable feed, after any number of attempts, but only before noon', async () => {
    const isMorning = (await database.query(`select ${isBeforeNoon} as yes`))[0]?.['yes'];
    expect(await isDue(gathering('failed', 9, 26, `'feeds-down'`))).toBe(isMorning);
    expect(await isDue(gathering('failed', 9, 24, `'feeds-down'`))).toBe(false);
    const areFeedsDue = (day: number, trouble = 'feeds-down') =>
      valueAfter(
        run('state, trouble', `'failed', '${trouble}'`),
        `(select private.are_feeds_due(jsonb_populate_record(run, jsonb_build_object('date', run.date + ${day}))) from private.news_runs run)`,
      );
    expect([await areFeedsDue(1), await areFeedsDue(-1), await areFeedsDue(1, 'slow')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('ten minutes after the last run ended, if an unfinished language had fewer than five attempts', async () => {
    expect(await isDue(writing(11) + text('nl', 'written'))).toBe(true);
    expect(await isDue(writing(9) + text('nl', 'written'))).toBe(false);
    expect(await isDue(writing(11) + text('nl', 'writing', 1, `now() + interval '1 minute'`))).toBe(false);
    expect(await isDue(writing(11) + text('nl', 'writing', 1, `now() - interval '1 minute'`))).toBe(true);
    expect(await isDue(writing(11) + texts('writing', 4))).toBe(true);
    expect(await isDue(writing(11) + texts('writing', 5))).toBe(false);
  });

  test('55 minutes after the last run ended, if a failed language had fewer than five attempts', async () => {
    expect(await isDue(writing(56) + texts('failed', 4))).toBe(true);
    expect(await isDue(writing(54) + texts('failed', 4))).toBe(false);
    expect(await isDue(writing(56) + texts('failed', 5))).toBe(false);
  });

  test('55 minutes after the last run ended, if held news, or published news with the preview setting on, lacks a preview', async () => {
    const mailed = `insert into public.post_previews (id, lang, posts, view_digest, verdict_digest, expires_at, news_date)
      values (gen_random_uuid(), 'nl', '[{}]', repeat('a', 64), repeat('b', 64), now() + interval '7 days', current_date)`;
    expect(await isDue(writing(56) + texts('held'))).toBe(true);
    expect(await isDue(writing(54) + texts('held'))).toBe(false);
    expect(await isDue(writing(56) + texts('held') + mailed)).toBe(false);
    expect(await isDue(writing(56) + texts('published'))).toBe(false);
    expect(await isDue(writing(56) + texts('published'), true)).toBe(true);
  });
});

const tick = (asked: object = {}) =>
  `begin_tick('${JSON.stringify({ times: {}, lost_after_seconds: 900, remind_after_seconds: 10_800, ...asked })}')`;

describe('a mail', () => {
  const mail = (columns: string, values: string) =>
    `insert into public.mail_outbox (kind, idempotency_key, health_problems, next_try_at, ${columns})
    values ('health', gen_random_uuid(), '[]', now() + interval '1 hour', ${values});`;
  const stateAfter = (sql: string) =>
    valueAfter(`${sql} select ${tick()};`, '(select state from public.mail_outbox)');

  test('is unknown after 23 unclear hours, and returns to the queue if the sending process has died', async () => {
    expect(await stateAfter(mail('unclear_since', `now() - interval '22 hours'`))).toBe('waiting');
    expect(await stateAfter(mail('unclear_since', `now() - interval '24 hours'`))).toBe('unknown');
    expect(await stateAfter(mail('state, lease_until', `'sending', now() - interval '1 second'`))).toBe(
      'waiting',
    );
    expect(await stateAfter(mail('state, lease_until', `'sending', now() + interval '1 minute'`))).toBe(
      'sending',
    );
  });

  test('is due when its next attempt is, and not while a process sends it', async () => {
    const isDue = (at: string, state: string) =>
      valueAfter(
        mail('state', `'${state}'`) +
          `update public.mail_outbox set next_try_at = ${at} where kind = 'health';`,
        `${tick()} -> 'due' ->> 'mails'`,
      );
    expect(await isDue(`now() - interval '1 second'`, 'waiting')).toBe('true');
    expect(await isDue(`now() + interval '1 hour'`, 'waiting')).toBe('false');
    expect(await isDue(`now() - interval '1 second'`, 'sending')).toBe('false');
  });
});

describe('a tick', () => {
  const isLeftAfter = async (table: string, insert: (age: string) => string, ages: [string, string]) => {
    const left = [];
    for (const age of ages)
      left.push(await valueAfter(`${insert(age)}; select ${tick()};`, `exists (select from ${table})`));
    return left;
  };

  test('deletes data that has passed its retention period', async () => {
    const sender = (age: string) =>
      `insert into private.enquiry_senders (address, sent_at) values ('a', now() - interval '${age}')`;
    const tries = (age: string) =>
      `insert into private.token_tries (address, last_at) values ('a', now() - interval '${age}')`;
    const notice = (age: string) =>
      `insert into public.mail_outbox (kind, state, idempotency_key, held_enquiries, created_at)
      values ('held', 'sent', 'a', 1, now() - interval '${age}')`;
    const note = (age: string) =>
      `insert into private.post_notes (post_id, quote, text, done_at) values (gen_random_uuid(), '', 'A', now() - interval '${age}')`;
    const kept = [true, false];
    expect(await isLeftAfter('private.enquiry_senders', sender, ['59 minutes', '61 minutes'])).toEqual(kept);
    expect(await isLeftAfter('private.token_tries', tries, ['23 hours', '25 hours'])).toEqual(kept);
    expect(await isLeftAfter('public.mail_outbox', notice, ['29 days', '31 days'])).toEqual(kept);
    expect(await isLeftAfter('private.post_notes', note, ['29 days', '31 days'])).toEqual(kept);
  });

  test('deletes the customer data in orders that have passed their retention period', async () => {
    const order = (days: number) => `
      insert into private.bitcoin_orders (submission, network, fingerprint, key_index, address, amount_cents, amount_sats,
        price_eur_cents, price_sources, locale, quoted_until, confirmations_needed, next_check_at, created_at,
        customer_name, customer_email, description, forgotten_at)
      values (gen_random_uuid(), 'mainnet', 'fd13aac9', 0, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 100, 1250,
        8000000, array['a.example', 'b.example'], 'nl', now(), 2, null, now() - interval '${days} days',
        'A', 'a@example.com', 'B', null)`;
    const isForgotten = (sql: string, asked: object = {}) =>
      valueAfter(
        `${sql}; select ${tick(asked)};`,
        '(select customer_name is null from private.bitcoin_orders)',
      );
    const kept = { retention_days: 30 };
    expect(await isForgotten(order(31), kept)).toBe(true);
    expect(await isForgotten(order(29), kept)).toBe(false);
    expect(await isForgotten(order(31))).toBe(false);
  });

  test('undoes and names a step that fails, and takes the other steps', async () => {
    const old = `insert into private.enquiry_senders (address, sent_at) values ('a', now() - interval '2 hours');
      insert into public.enquiries (submission, name, email, message, lang, page_url, created_at)
      values (gen_random_uuid(), 'A', 'a@example.com', 'Tekst', 'nl', '/', now() - interval '4 hours');`;
    const left = `(select array[count(*), (select count(*) from private.enquiry_senders)]::integer[] from public.mail_outbox)`;
    const failing = { retention_days: 0 };
    expect(await valueAfter(old, `${tick(failing)} ->> 'failed'`)).toBe(
      '["enquiries: A number of days above zero is needed."]',
    );
    expect(await valueAfter(`${old} select ${tick(failing)};`, left)).toEqual([1, 0]);
    const unreadable = { lost_after_seconds: 'soon' };
    expect(await valueAfter(old, `${tick(unreadable)} ->> 'due'`)).toBeNull();
    expect(await valueAfter(`${old} select ${tick(unreadable)};`, left)).toEqual([1, 0]);
  });
});

describe('work is due', () => {
  const isDue = (name: string, sql: string, asked: object = {}) =>
    valueAfter(sql, `${tick(asked)} -> 'due' ->> '${name}'`);
  const installation = (changes: string) => `update private.installation set ${changes} where only_row;`;
  const site = (changes: string) => `update private.site set ${changes} where only_row;`;

  test('for a health check every hour', async () => {
    const checked = (age: string) => installation(`health_checked_at = now() - interval '${age}'`);
    expect(await isDue('health', checked('59 minutes'))).toBe('false');
    expect(await isDue('health', checked('61 minutes'))).toBe('true');
  });

  test('for a backup once a night, but not during another backup run', async () => {
    const night = { backup_night: '2026-11-21' };
    expect(await isDue('backup', '')).toBe('false');
    expect(await isDue('backup', '', night)).toBe('true');
    expect(await isDue('backup', installation(`backed_up_night = '2026-11-20'`), night)).toBe('true');
    expect(await isDue('backup', installation(`backed_up_night = '2026-11-21'`), night)).toBe('false');
    expect(
      await isDue('backup', installation(`backup_held_until = now() + interval '1 minute'`), night),
    ).toBe('false');
    expect(
      await isDue('backup', installation(`backup_held_until = now() - interval '1 minute'`), night),
    ).toBe('true');
  });

  test('for a build without a result fifteen minutes after the request, if no other change is waiting', async () => {
    const asked = (minutes: number, more = '') =>
      site(
        `asked_version = 3, built_version = 2, pending_since = null, asked_at = now() - interval '${minutes} minutes'${more}`,
      );
    expect(await isDue('watch', asked(16))).toBe('true');
    expect(await isDue('watch', asked(14))).toBe('false');
    expect(await isDue('watch', asked(16, ', built_version = 3').replace('built_version = 2, ', ''))).toBe(
      'false',
    );
    expect(await isDue('watch', asked(16, ', failed_version = 2'))).toBe('true');
    expect(await isDue('watch', asked(16, ', failed_version = 3'))).toBe('false');
    expect(await isDue('watch', asked(16).replace('pending_since = null', 'pending_since = now()'))).toBe(
      'false',
    );
  });
});

describe('a backup', () => {
  const secondsHeld = (sql: string) =>
    valueAfter(
      sql,
      // Rounded up to a multiple of five seconds, because the machine may be slow.
      '(select 5 * ceil(extract(epoch from backup_held_until - clock_timestamp()) / 5)::integer from private.installation)',
    );
  const run = `'00000000-0000-4000-8000-000000000001'`;
  const begin = `select begin_backup('2026-11-21', ${run});`;

  test('keeps its lease for two minutes after each step and an hour after a failure, but not between ticks', async () => {
    expect(await secondsHeld(begin)).toBe(120);
    expect(await secondsHeld(`${begin} select keep_backup(${run}, '{}', null)`)).toBe(120);
    expect(await secondsHeld(`${begin} select keep_backup(${run}, null, null)`)).toBe(0);
    expect(await secondsHeld(`${begin} select keep_backup(${run}, null, 'Full.')`)).toBe(3600);
  });

  test('stores the time of a failure, and continues from stored progress only in the same night', async () => {
    const failedAt = (sql: string) =>
      valueAfter(sql, '(select backup_failed_at is not null from private.installation)');
    expect(await failedAt(`${begin} select keep_backup(${run}, null, 'Full.')`)).toBe(true);
    expect(await failedAt(`${begin} select keep_backup(${run}, '{}', null)`)).toBe(false);
    const kept = `${begin} select keep_backup(${run}, '{"a": 1}', null);
      update private.installation set backup_held_until = null where only_row`;
    const progress = (night: string) =>
      valueAfter(kept, `begin_backup('${night}', ${run}) -> 'progress' ->> 'a'`);
    expect([await progress('2026-11-21'), await progress('2026-11-22')]).toEqual(['1', null]);
  });
});
