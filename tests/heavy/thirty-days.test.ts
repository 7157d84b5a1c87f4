import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import tick from '../../functions/tick.ts';
import visitors from '../../functions/visitors.ts';
import { newBackupKeys } from '#adapters/backup/seal.ts';
import type { ProblemCode } from '#core/health/find-problems.ts';
import { aBackend, anEditor, type TestBackend } from '../support/database/backend.ts';
import { addressLike } from '../support/database/bitcoin-orders.ts';
import { aDraft, aPost } from '../support/database/posts.ts';
import { aMessage, settingsFor } from '../support/functions/bundled-functions.ts';
import { aMailService, type MailStandIn } from '../support/stand-ins/mail-stand-in.ts';
import { portOf } from '../support/port-of.ts';
import { createStandIn } from '../support/stand-ins/create-stand-in.ts';

const backupKeys = await newBackupKeys();

/** The clock stays unchanged. Instead, `pass` moves all times in the database into the past. */
const sql = `
  create function public.run_sql(statement text) returns void language plpgsql security definer as $$
    begin
      set local session_replication_role = replica;
      execute statement;
    end
  $$;
  create function public.pass(hours integer) returns void language plpgsql security definer as $$
    declare one record;
    begin
      set local session_replication_role = replica;
      for one in
        select format('%I.%I', table_schema, columns.table_name) as table_name,
          string_agg(format('%1$I = %1$I - make_interval(hours => %2$s)', column_name, hours), ', ') as moved
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema in ('public', 'private') and table_type = 'BASE TABLE' and data_type = 'timestamp with time zone'
          and is_generated = 'NEVER'
        group by 1
      loop
        execute format('update %s set %s where true', one.table_name, one.moved);
      end loop;
    end
  $$;
  grant execute on function public.run_sql, public.pass to service_role;
`;

let backend: TestBackend;
let mail: MailStandIn;
let site: Server;
let editor: Awaited<ReturnType<typeof anEditor>>['client'];
const live = { version: 0, skipped: [] as string[], hookStatus: 200, isBehind: false };
/** Simulated hours since the start of the test. */
let hours = 0;

beforeAll(async () => {
  [backend, mail] = await Promise.all([aBackend({ sql }), aMailService()]);
  editor = (await anEditor(backend)).client;
  site = createStandIn((request, response) => {
    request.resume();
    const isHook = request.url === '/hook';
    const body = {
      contentVersion: live.version,
      skipped: live.skipped,
      posts: { nl: 1, en: 0, es: 0, de: 0 },
    };
    response
      .writeHead(isHook ? live.hookStatus : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  site.close().closeAllConnections();
  await Promise.all([mail.stop(), backend.stop()]);
});

beforeEach(() => {
  const siteUrl = `http://127.0.0.1:${portOf(site)}`;
  const given = {
    ...settingsFor(backend, mail),
    SITE_URL: siteUrl,
    BUILD_HOOK_URL: `${siteUrl}/hook`,
    REBUILD_QUIET_SECONDS: '0',
    BUILDS_PER_MONTH: '100',
    ADMIN_TOKEN: 'a token of the tests, long enough',
    EDITOR_EMAIL: 'a@example.com',
    EDITOR_PASSWORD: 'a password',
    RETENTION_DAYS: '',
    AI_API_KEY: '',
    NEWS_FEEDS: '',
    BACKUP_URL: '',
  };
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const owner = () => backend.owner();
async function run(statement: string): Promise<void> {
  expect((await owner().rpc('run_sql', { statement })).error).toBeNull();
}
async function contentVersion(): Promise<number> {
  const read: { data: unknown } = await owner().rpc('rebuild_state');
  return (read.data as { content_version: number }).content_version;
}
const healthMails = () => mail.mails().filter(({ subject }) => subject.startsWith('De website'));

/** Lets hours pass, then does the work of the schedule and the host. A tick may fail, because tests cause errors. */
async function pass(count: number): Promise<void> {
  expect((await owner().rpc('pass', { hours: count })).error).toBeNull();
  hours += count;
  await tick().catch(() => undefined);
  const version = await contentVersion();
  if (live.hookStatus === 200) await owner().rpc('record_build', { version, ok: true, error: null });
  if (!live.isBehind) live.version = version;
  await tick().catch(() => undefined);
}

async function sendMessage(): Promise<void> {
  const after: Promise<unknown>[] = [];
  const request = new Request('http://127.0.0.1/functions/v1/send-contact-email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(aMessage({ message: crypto.randomUUID() })),
  });
  const context = {
    ip: '127.0.0.1',
    waitUntil: (work: Promise<unknown>) => after.push(work),
  } as unknown as Context;
  expect((await visitors(request, context)).status).toBe(200);
  await Promise.all(after);
}

async function aNormalDay(day: number): Promise<void> {
  await sendMessage();
  if (day % 3 === 0) expect((await editor.from('blog_posts').insert(aPost())).error).toBeNull();
  await pass(8);
  await sendMessage();
  await pass(6);
  await owner().from('enquiries').update({ status: 'answered' }).eq('status', 'open').throwOnError();
  if (day % 7 === 0) await owner().rpc('note_backup');
  if (day % 11 === 0) await owner().rpc('count_missing_path', { path: '/nl/oude-pagina' });
  await pass(10);
}

describe('the health check', () => {
  test('reports nothing in thirty days of normal use', { timeout: 1_200_000 }, async () => {
    await owner().rpc('note_backup');
    for (let day = 0; day < 30; day++) {
      await aNormalDay(day);
      expect([day, healthMails().map(({ text }) => text)]).toEqual([day, []]);
    }
    expect(mail.mails().length).toBeGreaterThan(60);
  });

  const mailOf = (state: string) =>
    `insert into public.mail_outbox (kind, idempotency_key, held_enquiries, state, first_attempt_at, next_try_at)
     values ('held', 'broken-mail', 1, '${state}', now(), now() + interval '100 days')`;
  const noMail = "delete from public.mail_outbox where idempotency_key = 'broken-mail'";
  const withNights = () => {
    vi.stubEnv('BACKUP_URL', pathToFileURL(tmpdir()).href + '/backups-of-the-tests');
    vi.stubEnv('BACKUP_PUBLIC_KEY', backupKeys.publicKey);
  };
  const checked = (change: string) => `update private.installation set ${change} where only_row`;

  const size = 'pg_catalog.pg_database_size(pg_catalog.current_database())';
  /** Makes the database report another size, because filling 450 MB takes too long. */
  const reportSize = (old: string, other: string) =>
    run(
      `do $do$ begin execute replace(pg_get_functiondef('private.health_facts'::regproc), '${old}', '${other}'); end $do$`,
    );
  const newsDay = new Date().toISOString().slice(0, 10);

  /** Per problem: its code, the hours until the mail, a function that causes the problem, and one that solves it. */
  const problems: [ProblemCode, number, () => Promise<void> | void, () => Promise<void> | void][] = [
    [
      'settings-missing',
      0,
      () => void vi.stubEnv('EDITOR_EMAIL', ''),
      () => void vi.stubEnv('EDITOR_EMAIL', 'a@example.com'),
    ],
    [
      'settings-invalid',
      0,
      () => void vi.stubEnv('AI_PRICES', 'two'),
      () => void vi.stubEnv('AI_PRICES', ''),
    ],
    [
      'build-failed',
      0,
      async () => {
        live.hookStatus = 404;
        await editor.from('blog_posts').insert(aPost()).throwOnError();
        const version = await contentVersion();
        await owner().rpc('confirm_rebuild', { version });
        await owner().rpc('record_build', { version, ok: false, error: 'A page could not be rendered.' });
      },
      () => void (live.hookStatus = 200),
    ],
    [
      'build-stuck',
      25,
      async () => {
        live.hookStatus = 500;
        await editor.from('blog_posts').insert(aPost()).throwOnError();
      },
      () => void (live.hookStatus = 200),
    ],
    [
      'older-published',
      0,
      () => {
        live.isBehind = true;
        live.version -= 1;
      },
      () => void (live.isBehind = false),
    ],
    ['posts-skipped', 0, () => void live.skipped.push('zwembad-nl'), () => void live.skipped.pop()],
    [
      'builds-short',
      0,
      () => void vi.stubEnv('BUILDS_PER_MONTH', '1'),
      () => void vi.stubEnv('BUILDS_PER_MONTH', '100'),
    ],
    [
      'database-full',
      0,
      () => reportSize(size, String(450 * 1024 ** 2)),
      () => reportSize(String(450 * 1024 ** 2), size),
    ],
    [
      'payments-waiting',
      24,
      () =>
        run(
          `insert into private.bitcoin_orders (submission, network, fingerprint, key_index, address, amount_cents, amount_sats,
             price_eur_cents, price_sources, locale, customer_name, customer_email, description, state, quoted_until,
             confirmations_needed, received_sats, confirmed_sats, next_check_at)
           values (gen_random_uuid(), 'testnet', '00000001', 0, '${addressLike(0)}', 38000, 475000, 8000000,
             array['a.example', 'b.example'], 'nl', 'Jan', 'jan@example.com', 'Zwembad', 'late', now(), 2, 475000, 475000, null)`,
        ),
      () => run("update private.bitcoin_orders set resolution = 'accepted' where true"),
    ],
    ['mails-lost', 0, () => run(mailOf('dead')), () => run(noMail)],
    ['mails-waiting', 1, () => run(mailOf('waiting')), () => run(noMail)],
    [
      'enquiries-held',
      24,
      async () => {
        const [one] = (await owner().from('enquiries').select('id').limit(1)).data ?? [];
        const about = `'${String(one?.['id'])}'`;
        await run(`delete from public.mail_outbox where enquiry_id = ${about}`);
        await run(
          `update public.enquiries set held_reason = 'limit', status = 'open', created_at = now() where id = ${about}`,
        );
      },
      () =>
        run(
          "update public.enquiries set held_reason = null, status = 'answered' where held_reason is not null",
        ),
    ],
    ['backup-old', 8 * 24, () => undefined, async () => void (await owner().rpc('note_backup'))],
    [
      'backup-failed',
      0,
      async () => {
        withNights();
        await run(
          checked(
            "backed_up_night = current_date, rehearsed_at = now(), backed_up_at = now(), backup_error = 'full', backup_failed_at = now()",
          ),
        );
      },
      () => run(checked('backup_error = null, backup_failed_at = null')),
    ],
    [
      'rehearsal-old',
      35 * 24,
      async () => {
        withNights();
        await run(checked('rehearsed_at = now()'));
      },
      () => run(checked('rehearsed_at = now()')),
    ],
    [
      'news-failed',
      4,
      () => run("insert into private.news_runs (date, state) values (current_date, 'failed')"),
      () => run('delete from private.news_runs where true'),
    ],
    [
      'news-waiting',
      4,
      async () => {
        await run(
          `insert into private.news_runs (date, state, facts) values ('${newsDay}', 'writing', '[]')`,
        );
        await run(
          `insert into private.news_texts (date, language, state, written_at) values ('${newsDay}', 'nl', 'held', now())`,
        );
        const draft = aDraft({ slug_base: `daily-ibiza-news-${newsDay}` });
        expect((await editor.from('blog_posts').insert(draft)).error).toBeNull();
      },
      async () => {
        await run(
          `update public.blog_posts set is_published = true, published_at = now() where slug = private.news_slug('${newsDay}', 'nl')`,
        );
        await run('delete from private.news_runs where true');
      },
    ],
    [
      'feeds-failing',
      0,
      () =>
        run(
          "insert into private.news_sources (address, name, troubles_in_a_row, trouble_at) values ('https://a.example', 'A', 3, now())",
        ),
      () => run('update private.news_sources set troubles_in_a_row = 0 where true'),
    ],
    [
      'pages-missing',
      0,
      () => run("insert into private.missing_page_counts (path, times) values ('/oude-pagina', 60)"),
      () => run('delete from private.missing_page_counts where true'),
    ],
    [
      'translations-outdated',
      7 * 24,
      () =>
        run(
          'update public.blog_posts set outdated_since = now() where slug = (select min(slug) from public.blog_posts where is_published)',
        ),
      () => run('update public.blog_posts set outdated_since = null where true'),
    ],
    [
      'invitations-open',
      0,
      async () =>
        void (await editor.rpc('invite_editor', {
          email: 'new@example.com',
          name: 'New',
          secret_hash: 'a'.repeat(64),
        })),
      () => run('delete from public.invitations where true'),
    ],
  ];

  const lastCodes = async (): Promise<string[]> => {
    const { data } = await owner()
      .from('mail_outbox')
      .select('health_problems')
      .eq('kind', 'health')
      .order('created_at', { ascending: false })
      .limit(1);
    const [newest] = (data ?? []) as { health_problems: { code: string }[] }[];
    return (newest?.health_problems ?? []).map(({ code }) => code);
  };

  test.each(problems)(
    'mails the problem %s in time and only once, and later mails that the problem is solved',
    { timeout: 600_000 },
    async (code, after, cause, mend) => {
      // The site mails about problems at most once a day, so more than a day must pass after the previous mail.
      await owner().rpc('note_backup');
      if (code !== 'backup-old') await pass(25);
      expect([code, await lastCodes()]).toEqual([code, []]);
      const before = healthMails().length;
      await cause();
      const backups = async () => {
        if (code !== 'backup-old') await owner().rpc('note_backup');
        if (code === 'rehearsal-old') await run(checked('backed_up_night = current_date'));
      };
      const step = after > 100 ? 24 : 6;
      let waited = 0;
      for (; waited <= after + 24 && healthMails().length === before; waited += step) {
        await backups();
        await pass(step);
      }
      expect([code, await lastCodes(), waited >= after]).toEqual([code, [code], true]);
      // While the problem lasts, the site sends no second mail.
      for (let day = 0; day < 2; day++) {
        await backups();
        if (code === 'feeds-failing')
          await run('update private.news_sources set trouble_at = now() where true');
        await pass(24);
      }
      expect([code, healthMails().length - before]).toEqual([code, 1]);
      await mend();
      // For some problems, one run of the schedule ends the problem, and the next run notices.
      await pass(2);
      await pass(2);
      expect([code, await lastCodes(), healthMails().length - before]).toEqual([code, [], 2]);
      expect(healthMails().at(-1)?.subject).toBe('De website: alles is opgelost');
    },
  );

  test('answers an uptime monitor with 503 once the schedule has stopped, because no mail is sent then', async () => {
    const answer = async () =>
      (await visitors(new Request('http://127.0.0.1/functions/v1/site-health'), {} as Context)).status;
    await pass(1);
    expect(await answer()).toBe(200);
    await run(checked("ticked_at = ticked_at - interval '30 minutes'"));
    expect(await answer()).toBe(503);
    await pass(1);
    expect(await answer()).toBe(200);
    expect(hours).toBeGreaterThan(30 * 24);
  });
});
