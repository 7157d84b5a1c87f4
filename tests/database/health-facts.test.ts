/** Each number of the health page, from rows of a certain age that are rolled back. */
import { beforeAll, describe, expect, test } from 'vitest';
import { migratedDatabase } from '../support/database/migrated-database.ts';

const database = migratedDatabase();

beforeAll(async () => {
  await database.exec(`select set_config('request.jwt.claims', '{"role": "service_role"}', false)`);
});

/** Runs the statements without triggers and foreign keys, returns the facts, and rolls everything back. */
async function factsAfter(sql: string): Promise<Record<string, { n: number; since: string }>> {
  await database.exec('begin; set local session_replication_role = replica');
  try {
    await database.exec(sql);
    const [row] = await database.query('select health_facts() as facts');
    return row?.['facts'] as Record<string, { n: number; since: string }>;
  } finally {
    await database.exec('rollback');
  }
}
const numberOf = async (name: string, sql: string) => (await factsAfter(sql))[name]?.n;

const aPost = (slug_base: string, columns = '', values = '') => `
  insert into public.blog_posts (slug_base, language, title, content${columns && `, ${columns}`})
  values ('${slug_base}', 'nl', 'Titel', 'Tekst'${values && `, ${values}`});`;

describe('health_facts', () => {
  test('counts sign-ins of editors within a week', async () => {
    const account = (n: number, age: string) => `
      insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000${n}', 'e${n}@example.com');
      insert into public.editors (user_id, name) values ('00000000-0000-4000-8000-00000000000${n}', 'E');
      insert into auth.sessions (id, user_id, created_at)
        values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000${n}', now() - interval '${age}');`;
    expect(await numberOf('signed_in', account(1, '6 days') + account(2, '8 days'))).toBe(1);
  });

  test('counts all mails in the queue, and lost mails from the last week except confirmations', async () => {
    const mail = (kind: string, state: string, age: string) => `
      insert into public.mail_outbox (kind, state, idempotency_key, created_at, next_try_at, held_enquiries, enquiry_id)
      values ('${kind}', '${state}', gen_random_uuid(), now() - interval '${age}', now() - interval '${age}',
        ${kind === 'held' ? '1, null' : 'null, gen_random_uuid()'});`;
    const mails =
      mail('held', 'dead', '6 days') +
      mail('held', 'unknown', '1 day') +
      mail('held', 'dead', '8 days') +
      mail('held', 'sent', '1 day') +
      mail('held', 'waiting', '3 hours') +
      mail('held', 'sending', '5 hours');
    const { mails_lost, mails_waiting } = await factsAfter(mails + mail('confirmation', 'dead', '1 day'));
    expect([mails_lost?.n, mails_waiting?.n]).toEqual([2, 2]);
    const hours = (Date.now() - new Date(mails_waiting?.since ?? '').getTime()) / 3_600_000;
    expect(hours).toBeCloseTo(5, 1);
  });

  test('counts failures of the latest news if its date is today or yesterday', async () => {
    const run = (age: number, state: string) =>
      `insert into private.news_runs (date, state, facts) values (current_date - ${age}, '${state}', '[]');`;
    const text = (age: number, language: string, state: string) =>
      `insert into private.news_texts (date, language, state) values (current_date - ${age}, '${language}', '${state}');`;
    expect(await numberOf('news_failed', run(0, 'failed'))).toBe(1);
    expect(await numberOf('news_failed', run(1, 'failed'))).toBe(1);
    expect(await numberOf('news_failed', run(2, 'failed'))).toBe(0);
    expect(await numberOf('news_failed', run(1, 'failed') + run(0, 'writing'))).toBe(0);
    const texts =
      text(0, 'nl', 'failed') + text(0, 'en', 'failed') + text(0, 'de', 'written') + text(1, 'es', 'failed');
    expect(await numberOf('news_failed', run(0, 'writing') + run(1, 'writing') + texts)).toBe(2);
  });

  test('counts unpublished news texts of today and yesterday that wait for an editor', async () => {
    const news = (age: number, state: string, columns = '', values = '') =>
      `insert into private.news_texts (date, language, state) values (current_date - ${age}, 'nl', '${state}');` +
      aPost(`daily-ibiza-news-' || to_char(current_date - ${age}, 'YYYY-MM-DD') || '`, columns, values);
    expect(await numberOf('news_waiting', news(0, 'held') + news(1, 'written'))).toBe(2);
    expect(await numberOf('news_waiting', news(2, 'held'))).toBe(0);
    expect(await numberOf('news_waiting', news(0, 'failed') + news(1, 'published'))).toBe(0);
    expect(await numberOf('news_waiting', news(0, 'held', 'is_published, published_at', 'true, now()'))).toBe(
      0,
    );
    expect(await numberOf('news_waiting', news(0, 'held', 'deleted_at', 'now()'))).toBe(0);
    expect(
      await numberOf(
        'news_waiting',
        `insert into private.news_texts (date, language, state) values (current_date, 'nl', 'held')`,
      ),
    ).toBe(0);
  });

  test('counts news texts of the last seven days whose judge failed', async () => {
    const text = (age: number, reasons: string) =>
      `insert into private.news_texts (date, language, state, trouble_detail, written_at)
      values (current_date - ${age}, 'nl', 'held', '${reasons}', now());`;
    expect(await numberOf('judge_failed', text(6, 'exam-failed') + text(7, 'exam-failed'))).toBe(1);
    expect(await numberOf('judge_failed', text(0, 'too-short'))).toBe(0);
  });

  test('counts published texts that are outdated, except in the trash', async () => {
    const online = ['is_published, published_at', 'true, now()'] as const;
    const outdated = (slugBase: string, columns: string, values: string) =>
      aPost(slugBase, `outdated_since, ${columns}`, `now(), ${values}`);
    const posts =
      aPost('vers', ...online) +
      outdated('oud', ...online) +
      outdated('verborgen', 'is_published', 'false') +
      outdated('weg', 'is_published, deleted_at', 'false, now()');
    expect(await numberOf('outdated', posts + aPost('nieuw', ...online))).toBe(1);
  });

  test('counts feeds that failed at least three times in a row, the last time within two days', async () => {
    const feed = (troubles: number, age: string) => `
      insert into private.news_sources (address, name, troubles_in_a_row, trouble_at)
      values (gen_random_uuid(), 'Feed', ${troubles}, now() - interval '${age}');`;
    expect(await numberOf('feeds', feed(3, '47 hours') + feed(2, '1 hour') + feed(9, '49 hours'))).toBe(1);
  });

  test('counts outdated translations that visitors can read', async () => {
    const outdated = "'2026-01-01'";
    const posts =
      aPost('a', 'outdated_since, is_published, published_at', `${outdated}, true, now()`) +
      aPost('b', 'outdated_since', outdated) +
      aPost('c', 'is_published, published_at', 'true, now()');
    expect(await numberOf('outdated', posts)).toBe(1);
  });

  test('lists paths without a page that have at least ten requests, the last one within a week', async () => {
    const missed = (path: string, times: number, age = 0) => `
      insert into private.missing_page_counts (path, times, last_on)
      values ('${path}', ${times}, current_date - ${age});`;
    const facts = await factsAfter(
      missed('/nine', 9) +
        missed('/ten', 10, 6) +
        missed('/more', 11) +
        missed('/old', 99, 7) +
        missed('/led', 99) +
        missed('/ignored', 99) +
        `update private.missing_page_counts set is_ignored = true where path = '/ignored';` +
        missed('/blog/zon-nl', 99) +
        missed('/blog/concept-nl', 98) +
        missed('/blog/later-nl', 97) +
        `insert into private.led_addresses (path, target) values ('/led', '/blog');` +
        aPost('zon', 'is_published, published_at', 'true, now()') +
        aPost('concept', 'published_at', 'now()') +
        aPost('later', 'is_published, published_at', `true, now() + interval '1 hour'`),
    );
    expect(facts['missing_pages']).toEqual([
      { path: '/blog/concept-nl', times: 98 },
      { path: '/blog/later-nl', times: 97 },
      { path: '/more', times: 11 },
      { path: '/ten', times: 10 },
    ]);
  });

  test('counts open invitations of the last three days', async () => {
    const invitation = (digit: number, age: string, redeemed = 'null') => `
      insert into public.invitations (email, name, secret_hash, created_at, redeemed_at)
      values ('a@example.com', 'A', repeat('${digit}', 64), now() - interval '${age}', ${redeemed});`;
    const sent = invitation(1, '71 hours') + invitation(2, '73 hours') + invitation(3, '1 hour', 'now()');
    expect(await numberOf('invitations', sent)).toBe(1);
  });

  test('shows when the last build failed, until a change is pending or a newer build is requested', async () => {
    const site = (asked: number, failed: number | string, pending = 'null') => `
      update private.site set asked_version = ${asked}, failed_version = ${failed}, pending_since = ${pending},
        build_error_at = '2026-01-01T00:00:00Z' where only_row`;
    const failedAt = async (sql: string) => {
      const at = (await factsAfter(sql))['failed_at'];
      return typeof at === 'string' ? new Date(at).toISOString() : at;
    };
    expect(await failedAt(site(3, 3))).toBe('2026-01-01T00:00:00.000Z');
    expect(await failedAt(site(3, 4))).toBe('2026-01-01T00:00:00.000Z');
    expect(await failedAt(site(3, 2))).toBeNull();
    expect(await failedAt(site(3, 'null'))).toBeNull();
    expect(await failedAt(site(3, 3, 'now()'))).toBeNull();
  });
});

describe('note_health', () => {
  test('deletes mails after thirty days, and ignores mails about unreadable feeds when it compares the problems', async () => {
    const mail = (key: string, age: string, code: string) => `
      insert into public.mail_outbox (kind, idempotency_key, health_problems, created_at)
      values ('health', '${key}', '[{"code": "${code}"}]', now() - interval '${age}');`;
    await database.exec(
      mail('health-1', '31 days', 'a') +
        mail('health-2', '29 days', 'b') +
        mail('health-3', '25 hours', 'c') +
        mail('feeds-down-2026-01-01', '1 minute', 'd'),
    );
    const note = async (code: string) =>
      (await database.query('select note_health($1) as mailed', [JSON.stringify([{ code }])]))[0]?.['mailed'];
    expect([await note('c'), await note('d'), await note('e')]).toEqual([false, true, false]);
    const kept = await database.query(
      `select health_problems -> 0 ->> 'code' as code from public.mail_outbox where kind = 'health' order by created_at`,
    );
    expect(kept.map(({ code }) => code)).toEqual(['b', 'c', 'd', 'd']);
  });
});
