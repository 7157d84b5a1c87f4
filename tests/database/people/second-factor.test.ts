import { beforeAll, describe, expect, test } from 'vitest';
import { anEnquiry } from '../../support/database/enquiries.ts';
import { aDraft, aPost, insertPost, type PostRow } from '../../support/database/posts.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { asPerson, aSession } from '../../support/sql.ts';

const people = { enrolled: crypto.randomUUID(), begun: crypto.randomUUID(), without: crypto.randomUUID() };
const database = migratedDatabase();

beforeAll(async () => {
  for (const [name, id] of Object.entries(people)) {
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${name}@example.com`]);
    await database.query('insert into editors (user_id, name) values ($1, $2)', [id, name]);
  }
});

describe('second factor', () => {
  test('is not required if the auth service, such as the embedded one, has no table of factors', async () => {
    await database.exec('alter table auth.mfa_factors rename to mfa_factors_elsewhere');
    await as('enrolled', 'aal1', () => insertPost(database, aPost()));
    await database.exec('alter table auth.mfa_factors_elsewhere rename to mfa_factors');
  });

  test('is required, once set up, for visible or irreversible changes and for visitors’ enquiries', async () => {
    await database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), $1, 'totp', 'verified', now(), now()),
        (gen_random_uuid(), $2, 'totp', 'unverified', now(), now())`,
      [people.enrolled, people.begun],
    );
    const live = aPost();
    const draft = aDraft();
    const waiting = aDraft();
    const going = aPost();
    const translated = aDraft({ language: 'es', translation: 'machine' });
    const liveTranslation = aPost({ language: 'es', translation: 'reviewed' });
    for (const row of [live, draft, waiting, going, translated, liveTranslation])
      await insertPost(database, row);
    await database.query('update blog_posts set publish_at = $1 where slug_base = $2', [
      new Date(Date.now() + 86_400_000),
      waiting.slug_base,
    ]);
    const writtenNews = aDraft({ slug_base: 'daily-ibiza-news-2026-11-21', written_by_ai: true });
    await insertPost(database, writtenNews);
    await database.exec(`
    insert into private.news_runs (date, state, facts) values ('2026-11-21', 'writing', '{}');
    insert into private.news_texts (date, language, state) values ('2026-11-21', 'nl', 'written');
  `);
    const where = (row: PostRow) => `where slug_base = '${row.slug_base}' and language = 'nl' returning id`;
    const attempts: (() => Promise<unknown[]>)[] = [
      async () => [await insertPost(database, aPost())],
      () =>
        database.query(
          `update blog_posts set is_published = true, published_at = now() + interval '1 day' ${where(draft)}`,
        ),
      () => database.query(`update blog_posts set title = 'Anders' ${where(live)}`),
      () => database.query(`select rename_article('${live.slug_base}', '${live.slug_base}')`),
      () => database.query(`update blog_posts set is_published = false ${where(live)}`),
      () => database.query(`update blog_posts set publish_at = now() + interval '1 day' ${where(draft)}`),
      () => database.query(`update blog_posts set title = 'Anders' ${where(waiting)}`),
      () => database.query(`update blog_posts set publish_at = null ${where(waiting)}`),
      () => database.query(`select trash_articles(array['${going.slug_base}'], null)`),
      () => database.query(`delete from blog_posts ${where(live)}`),
      () => database.query(`select public.invite_editor('a@example.com', 'A', repeat('a', 64))`),
      () => database.query(`select public.remove_editor('${people.without}')`),
      // The desk publishes what has the address of a day's news with that news.
      () => database.query(`update blog_posts set slug_base = 'daily-ibiza-news-2031-01-01' ${where(draft)}`),
      () => database.query(`update blog_posts set own_base = 'daily-ibiza-news-2031-01-01' ${where(draft)}`),
      async () => [await insertPost(database, aDraft({ slug_base: 'daily-ibiza-news-2031-01-02' }))],
      // The schedule later publishes this news without an editor, so these changes require the factor.
      () => database.query(`update blog_posts set content = 'Anders' ${where(writtenNews)}`),
      () => database.query(`delete from blog_posts ${where(writtenNews)}`),
      // The schedule later replaces this text by a machine's.
      () => database.query(`select public.want_translations(array['${liveTranslation.slug_base}-es'])`),
      // The other attempts read or change visitors’ enquiries, change or delete data, or end other people’s sessions.
      () => database.query(`select public.list_enquiries('all', 1, 0)`),
      () => database.query(`select public.export_person('jan@example.com', 0)`),
      () => database.query(`select public.delete_person('jan@example.com')`),
      () => database.query(`select public.erase_trashed('{}')`),
      () => database.query(`select public.trash_articles(array['${draft.slug_base}'], null)`),
      () => database.query(`select public.set_enquiry_status(gen_random_uuid(), 'answered')`),
      () => database.query('select public.mail_enquiry_again(gen_random_uuid())'),
      () => database.query('select public.withdraw_invitation(gen_random_uuid())'),
      () => database.query(`delete from blog_posts ${where(draft)}`),
      () => database.query('select public.end_sessions_of_shared()'),
      // The page names the reviewer, so saving a translation as reviewed is a signature, even of a draft.
      () =>
        database.query('select public.revise_post($1, 1, $2, false)', [
          `${translated.slug_base}-es`,
          { title: 'Llaves', content: 'Texto', reviewed: true },
        ]),
      // A password that was reset by mail ends the other sessions too, after the code.
      () => database.query('select public.end_other_sessions()'),
    ];
    for (const attempt of attempts) {
      for (const level of ['aal1', undefined]) {
        await expect(as('enrolled', level, attempt)).rejects.toMatchObject({
          code: 'PT403',
          message: 'second-factor-needed',
        });
      }
      for (const [name, level] of [
        ['enrolled', 'aal2'],
        ['without', 'aal1'],
        // A factor that was never confirmed with a code does not count.
        ['begun', 'aal1'],
      ] as const)
        expect(await as(name, level, attempt), `${name} ${attempt.toString()}`).toHaveLength(1);
    }
  });

  test('is named by current_editor, for the calls that the site makes for an editor', async () => {
    const isConfirmed = () => database.query(`select current_editor() ->> 'is_confirmed' as is_confirmed`);
    expect(await as('enrolled', 'aal1', isConfirmed)).toEqual([{ is_confirmed: 'false' }]);
    expect(await as('enrolled', 'aal2', isConfirmed)).toEqual([{ is_confirmed: 'true' }]);
    expect(await as('without', 'aal1', isConfirmed)).toEqual([{ is_confirmed: 'true' }]);
  });

  test('is required neither for drafts nor for calls with the service role', async () => {
    await as('enrolled', 'aal1', () => insertPost(database, aDraft()));
    await asPerson(database, { role: 'service_role', claims: {} }, () => insertPost(database, aPost()));
  });

  test('is required to read or change visitors’ enquiries, and to read the mail outbox', async () => {
    await database.query('select public.store_enquiry($1, $2, 5)', [anEnquiry(), 'somewhere']);
    const seen = () =>
      database.query(
        'select (select count(*) from enquiries)::int as enquiries, (select count(*) from mail_outbox)::int as mails',
      );
    const change = () => database.query(`update enquiries set status = 'answered' where true returning id`);
    expect(await as('enrolled', 'aal1', seen)).toEqual([{ enquiries: 0, mails: 0 }]);
    expect(await as('enrolled', 'aal1', change)).toEqual([]);
    const [row] = await as('enrolled', 'aal2', seen);
    expect(row).toMatchObject({ enquiries: 1 });
    expect(row?.['mails']).toBeGreaterThan(0);
    expect(await as('enrolled', 'aal2', change)).toHaveLength(1);
  });

  test('is required to delete the draft of another editor, or to write over it', async () => {
    const [own, others] = [crypto.randomUUID(), crypto.randomUUID()];
    await database.query(
      `insert into article_drafts (id, form, updated_by)
      select id, '{"title": "Zon", "excerpt": ""}', person from unnest($1::uuid[], $2::uuid[]) as draft (id, person)`,
      [
        [own, others],
        [people.enrolled, people.without],
      ],
    );
    const remove = (draft: string) => () => database.query('select discard_draft($1)', [draft]);
    const save = (draft: string) => () =>
      database.query(
        `select save_article_draft($1, '{"title": "", "excerpt": ""}', 1) ->> 'refused' as refused`,
        [draft],
      );
    for (const change of [remove, save])
      await expect(as('enrolled', 'aal1', change(others))).rejects.toMatchObject({
        message: 'second-factor-needed',
      });
    await as('enrolled', 'aal1', remove(own));
    await as('enrolled', 'aal2', remove(others));
    for (const [level, draft] of [
      ['aal1', own],
      ['aal2', others],
    ] as const)
      expect(await as('enrolled', level, save(draft))).toEqual([{ refused: null }]);
  });

  test('is deleted with the rights of a removed editor, so that a stranger’s factor keeps no owner out', async () => {
    const id = crypto.randomUUID();
    await database.query(`insert into auth.users (id, email) values ($1, 'owner@example.com')`, [id]);
    await database.query(`insert into editors (user_id, name) values ($1, 'Owner')`, [id]);
    await database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [id],
    );
    const left = await as('without', 'aal1', async () => {
      await database.query('select public.remove_editor($1)', [id]);
      await database.exec('reset role');
      return database.query('select from auth.mfa_factors where user_id = $1', [id]);
    });
    expect(left).toEqual([]);
  });

  test('of a stranger, and the stranger’s sessions, get no rights if a removed editor is invited again', async () => {
    const id = crypto.randomUUID();
    await database.query(`insert into auth.users (id, email) values ($1, 'back@example.com')`, [id]);
    await database.query(`insert into editors (user_id, name, removed_at) values ($1, 'Back', now())`, [id]);
    // A stranger who knows the old password can still sign in to the account, which has no rights.
    const stranger = await aSession(database, id);
    await database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [id],
    );
    const secret = crypto.randomUUID();
    await database.query(
      `insert into invitations (email, name, secret_hash) values ('back@example.com', 'Back', private.hash_of($1))`,
      [secret],
    );
    const own = await aSession(database, id);
    const rightsIn = async (session: object) => {
      const claims = JSON.stringify({ sub: id, ...session, aal: 'aal1', role: 'authenticated' });
      await database.query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
      return (await database.query('select private.is_editor(), private.is_confirmed_editor()'))[0];
    };
    await database.exec('begin');
    try {
      await rightsIn(own);
      expect(await database.query('select public.redeem_invitation($1) as outcome', [secret])).toEqual([
        { outcome: 'redeemed' },
      ]);
      expect(await rightsIn(own)).toEqual({ is_editor: true, is_confirmed_editor: true });
      expect(await rightsIn(stranger)).toEqual({ is_editor: false, is_confirmed_editor: false });
    } finally {
      await database.exec('rollback');
    }
  });

  test('does not apply to the shared account', async () => {
    const id = crypto.randomUUID();
    await database.query('insert into auth.users (id) values ($1)', [id]);
    await database.query(`insert into editors (user_id, name, is_shared) values ($1, 'Shared', true)`, [id]);
    await database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [id],
    );
    const { session_id } = await aSession(database, id);
    await asPerson(database, { role: 'service_role', claims: {} }, async () => {
      await database.query('select public.note_shared_session($1)', [session_id]);
      await database.exec('commit');
    });
    const claims = { sub: id, session_id, aal: 'aal1' };
    const made = await asPerson(database, { role: 'authenticated', claims }, () =>
      insertPost(database, aPost()),
    );
    expect(made).toBeDefined();
  });
});

const as = <Value>(
  person: keyof typeof people,
  aal: string | undefined,
  work: () => Promise<Value>,
): Promise<Value> =>
  asPerson(database, { role: 'authenticated', claims: { sub: people[person], aal } }, work);
