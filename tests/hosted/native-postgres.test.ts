/** Privileges, limits and simultaneous calls on real PostgreSQL, where requests run at the same time. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { call, openToEverybody } from '../support/database/attempts.ts';
import { lint } from '../support/database/lint.ts';
import { anEnquiry } from '../support/database/enquiries.ts';
import { aDraft, aPost, insertPost, type PostRow } from '../support/database/posts.ts';
import { aPreview, digestOf } from '../support/database/previews.ts';
import { personas, privateTables, type Persona } from '../support/database/rights.ts';
import { asPerson, aSession, roleOf, type SqlDatabase } from '../support/sql.ts';
import { connect, type DatabaseAddress, type HostedConnection } from '../support/hosted/connection.ts';
import { createDatabase } from '../support/hosted/postgres.ts';
import { postgres, skippedUnless } from '../support/skipped-unless.ts';

const server = inject('hostedServer');
const remark =
  server === undefined
    ? skippedUnless(false, postgres)
    : `, ${server.isSafeupdateLoaded ? 'with' : 'WITHOUT'} pg-safeupdate`;

describe.skipIf(server === undefined)(`native PostgreSQL${remark}`, () => {
  let address: DatabaseAddress;
  // `database` has all rights. `login` connects as `authenticator`, the role with which the API connects.
  let database: HostedConnection;
  let login: HostedConnection;
  /** As the migrations give them, after a grant of all to everybody, and after `apply_privileges`. */
  const privileges: object[][] = [];
  const ids = {
    stranger: crypto.randomUUID(),
    editor: crypto.randomUUID(),
    ended: crypto.randomUUID(),
  };

  beforeAll(async () => {
    if (server === undefined) return;
    address = await createDatabase(server);
    database = await connect(address);
    login = await loggedIn();
    for (const id of Object.values(ids))
      await database.query('insert into auth.users (id) values ($1)', [id]);
    await database.query(`insert into editors (user_id, name) values ($1, 'An editor')`, [ids.editor]);
    await database.query(`insert into editors (user_id, name, is_shared) values ($1, 'Shared', true)`, [
      ids.ended,
    ]);
    // The mail about this enquiry waits in the outbox.
    await call(database, 'store_enquiry', {
      new_enquiry: anEnquiry(),
      address: 'first',
      address_limit: 5,
    });
    privileges.push(await tablePrivileges());
    await openToEverybody(database);
    privileges.push(await tablePrivileges());
    await as('service', () => login.query('select public.apply_privileges()'), { keep: true });
    privileges.push(await tablePrivileges());
  });

  afterAll(async () => {
    await login.close();
    await database.close();
  });

  test('passes `lint` after all roles were granted all privileges and `apply_privileges` ran', async () => {
    expect(await lint(database)).toEqual([]);
  });

  // With these, `rights-over-http.test.ts` tries what each persona may do.
  test('has exactly the privileges of the migrations again after such a grant', () => {
    const [migrated, opened, restored] = privileges;
    expect(opened).not.toEqual(migrated);
    expect(restored).toEqual(migrated);
  });

  test.each(personas)('gives a %s no access to private tables', async (persona) => {
    for (const table of privateTables) {
      for (const sql of [`select from private.${table}`, `delete from private.${table} where true`]) {
        await expect(as(persona, () => login.query(sql))).rejects.toMatchObject({ code: '42501' });
      }
    }
  });

  test('refuses to change a history row, even for the owner of the table', async () => {
    await expect(database.query('update post_revisions set revision = 9')).rejects.toMatchObject({
      code: '42501',
    });
    await expect(database.query('delete from post_revisions')).rejects.toMatchObject({ code: '42501' });
    await expect(database.query('truncate post_revisions')).rejects.toMatchObject({ code: '42501' });
  });

  test.each<[string, Partial<PostRow>]>([
    ['a pending translation', { translation: 'pending' }],
    ['no date', { published_at: null }],
    ['a slug base with spaces', { slug_base: 'a b' }],
  ])('refuses a published post with %s', async (_, changes) => {
    await expect(insert(aPost(changes))).rejects.toMatchObject({ code: '23514' });
  });

  test('finds words in all four languages for a visitor', async () => {
    for (const [language, word, typed] of [
      ['nl', 'Zwembaden', 'zwemb'],
      ['en', 'Gardens', 'garden'],
      ['es', 'El jardín', 'jardín'],
      ['de', 'Schlüssel', 'schlüss'],
    ] as const) {
      const { slug_base } = await insertNew({ language, title: word });
      const found = await as('visitor', () =>
        login.query('select slug from search_posts($1, $2)', [typed, language]),
      );
      expect(found).toEqual([{ slug: `${slug_base}-${language}` }]);
    }
  });

  test('lets exactly one of twenty simultaneous calls of `ask_for_rebuild` start the rebuild', async () => {
    await insert(aPost());
    const answers = await atOnce(20, () => ({ name: 'ask_for_rebuild', given: {} }), 'service_role');
    expect(answers.filter(({ run }) => run === true)).toHaveLength(1);
  });

  test('accepts exactly one of twenty simultaneous rebuild claims', async () => {
    await insert(aPost());
    const answers = await atOnce(
      20,
      () => ({
        name: 'claim_rebuild',
        given: { times: { quiet_seconds: 0, longest_wait_seconds: 0 } },
      }),
      'service_role',
    );
    expect(answers.filter(({ state }) => state === 'claimed')).toHaveLength(1);
  });

  test('publishes due posts in exactly one of twenty simultaneous runs of the schedule', async () => {
    const id = await insert(aDraft());
    await database.query(`update blog_posts set publish_at = now() - interval '1 hour' where id = $1`, [id]);
    const answers = (await atOnce(
      20,
      () => ({
        name: 'begin_tick',
        given: { asked: {} },
      }),
      'service_role',
    )) as unknown as { failed: string[] }[];
    expect(answers.flatMap(({ failed }) => failed)).toEqual([]);
    const [row] = await database.query(
      'select is_published, publish_at, revision from blog_posts where id = $1',
      [id],
    );
    expect(row).toEqual({ is_published: true, publish_at: null, revision: 3 });
  });

  test('answers “refused” to five of fifty simultaneous wrong tokens of one IP, and “blocked” to the rest', async () => {
    const answers = await atOnce(
      50,
      () => ({
        name: 'count_token_try',
        given: { address: 'one', correct: false },
      }),
      'service_role',
    );
    expect(answers.filter(({ outcome }) => outcome === 'refused')).toHaveLength(5);
    expect(answers.filter(({ outcome }) => outcome === 'blocked')).toHaveLength(45);
  });

  test('counts the sign-in attempts of fifty IP addresses separately, and deletes old attempts', async () => {
    await database.query(
      `insert into private.token_tries (address, last_at) values ('old', now() - interval '2 days')`,
    );
    const answers = await atOnce(
      50,
      (index) => ({
        name: 'count_token_try',
        given: { address: `many-${index}`, correct: false },
      }),
      'service_role',
    );
    expect(answers.every(({ outcome }) => outcome === 'refused')).toBe(true);
    expect(await database.query(`select from private.token_tries where address = 'old'`)).toEqual([]);
  });

  test('stores the sign-in attempts of at most ten thousand IP addresses', async () => {
    await database.query(
      `insert into private.token_tries (address, last_at) select 'fill-' || n, now() - interval '1 hour' from generate_series(1, 12000) n`,
    );
    await call(database, 'count_token_try', { address: 'newest', correct: false });
    const [row] = await database.query('select count(*)::int as count from private.token_tries');
    expect(row).toEqual({ count: 10_000 });
    expect(await database.query(`select from private.token_tries where address = 'newest'`)).toHaveLength(1);
  });

  test('stores exactly the allowed five of fifty simultaneous enquiries from one IP address', async () => {
    const answers = await atOnce(
      50,
      () => ({
        name: 'store_enquiry',
        given: { new_enquiry: anEnquiry(), address: 'flood', address_limit: 5 },
      }),
      'service_role',
    );
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(5);
    expect(answers.filter(({ outcome }) => outcome === 'refused')).toHaveLength(45);
  });

  test('stores one of twenty simultaneous copies of an enquiry, and returns the same id for all copies', async () => {
    const enquiry = anEnquiry();
    const answers = await atOnce(
      20,
      (index) => ({
        name: 'store_enquiry',
        given: { new_enquiry: enquiry, address: `double-${index}`, address_limit: 5 },
      }),
      'service_role',
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    // Storing an enquiry adds a sender.
    const senders = await database.query(`select from private.enquiry_senders where address like 'double-%'`);
    expect(senders).toHaveLength(1);
  });

  test('gives each mail to at most one of twenty simultaneous outbox claims', async () => {
    const answers = await atOnce(
      20,
      () => ({
        name: 'claim_mails',
        given: { about: null, max: 2 },
      }),
      'service_role',
    );
    const ids = answers.flatMap((claimed) => (claimed as unknown as { id: string }[]).map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('accepts exactly one of twenty simultaneous decisions on a preview', async () => {
    const slugBase = `preview-${process.pid}`;
    const id = await insert(aDraft({ slug_base: slugBase }));
    const preview = aPreview({ slug_base: slugBase, verdict_digest: digestOf('the key'), to_business: true });
    await as('service', () => call(login, 'store_preview', { preview, sent_by: null }), { keep: true });
    const answers = await atOnce(20, (index) => ({
      name: 'decide_preview',
      given: {
        key: 'the key',
        verdict: index % 2 === 0 ? 'published' : 'rejected',
        seen: { [id]: 1 },
        note: '',
      },
    }));
    expect(answers.filter(({ outcome }) => outcome === 'decided')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'decided-before')).toHaveLength(19);
    expect(new Set(answers.map(({ decided }) => JSON.stringify(decided))).size).toBe(1);
  });

  test('increases the content version by forty if forty posts are published at once', async () => {
    const version = async () =>
      Number((await database.query('select content_version from private.site'))[0]?.content_version);
    const before = await version();
    const connections = await Promise.all(Array.from({ length: 40 }, () => loggedIn()));
    await Promise.all(connections.map((connection) => connection.exec('set role service_role')));
    await Promise.all(connections.map((connection) => insert(aPost(), connection)));
    await Promise.all(connections.map((connection) => connection.close()));
    expect(await version()).toBe(before + 40);
  });

  const insert = async (row: PostRow, connection: SqlDatabase = database) =>
    (await insertPost(connection, row)).id;

  async function insertNew(changes: Partial<PostRow>): Promise<PostRow> {
    const row = aPost(changes);
    await insert(row);
    return row;
  }

  async function as<Value>(
    persona: Persona,
    work: () => Promise<Value>,
    { keep = false } = {},
  ): Promise<Value> {
    const sub = {
      visitor: undefined,
      stranger: ids.stranger,
      'ended editor': ids.ended,
      editor: ids.editor,
      service: undefined,
    }[persona];
    const ended = persona === 'ended editor' ? { session_id: crypto.randomUUID() } : {};
    const person = { role: roleOf[persona], claims: { sub, ...ended }, owner: database };
    return asPerson(login, person, async () => {
      const value = await work();
      if (keep) await login.exec('commit');
      return value;
    });
  }

  const tablePrivileges = () =>
    database.query(
      `select oid::regclass::text as name, grantee::regrole::text as role, privilege_type as privilege
        from pg_class, aclexplode(coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner)))
        where relkind in ('r', 'p', 'v', 'm', 'S') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        order by name, role, privilege`,
    );

  const loggedIn = () => connect(address, { user: 'authenticator' });

  async function atOnce(
    count: number,
    nth: (index: number) => { name: string; given: object },
    role = 'authenticated',
  ): Promise<Record<string, unknown>[]> {
    const connections = await Promise.all(Array.from({ length: count }, () => loggedIn()));
    const session = await aSession(database, ids.editor);
    const claims = JSON.stringify(role === 'service_role' ? { role } : { sub: ids.editor, role, ...session });
    for (const connection of connections) {
      await connection.exec(`set role ${role}`);
      await connection.query(`select set_config('request.jwt.claims', $1, false)`, [claims]);
    }
    const answers = await Promise.all(
      connections.map((connection, index) => {
        const { name, given } = nth(index);
        return call(connection, name, given);
      }),
    );
    await Promise.all(connections.map((connection) => connection.close()));
    return answers.map(([row]) => row?.answer as Record<string, unknown>);
  }
});
