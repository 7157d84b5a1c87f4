/** No link outlives an editor’s rights, even if it is sent in the instant in which the rights end. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { call } from '../support/database/attempts.ts';
import { aDraft, insertPost } from '../support/database/posts.ts';
import { aPreview } from '../support/database/previews.ts';
import { connect, type HostedConnection } from '../support/hosted/connection.ts';
import { createDatabase } from '../support/hosted/postgres.ts';
import { eventually } from '../support/products/editor.ts';
import { postgres, skippedUnless } from '../support/skipped-unless.ts';
import { aSession } from '../support/sql.ts';

const server = inject('hostedServer');
const remark = skippedUnless(server !== undefined, postgres);
const ways = ['removed', 'signed out elsewhere'] as const;

describe.skipIf(server === undefined)(`ending an editor’s rights on native PostgreSQL${remark}`, () => {
  let one: HostedConnection;
  let other: HostedConnection;
  let observer: HostedConnection;

  beforeAll(async () => {
    if (server === undefined) return;
    const address = await createDatabase(server);
    [one, other, observer] = await Promise.all([connect(address), connect(address), connect(address)]);
  });
  afterAll(() => Promise.all([one, other, observer].map((connection) => connection.close())));

  async function anEditor(): Promise<Editor> {
    const id = crypto.randomUUID();
    await observer.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]);
    await observer.query('insert into public.editors (user_id, name) values ($1, $2)', [id, 'Anna']);
    return { id, claims: { sub: id, ...(await aSession(observer, id)), role: 'authenticated' } };
  }

  const as = (connection: HostedConnection, claims: object) =>
    connection.query(`select set_config('request.jwt.claims', $1, false)`, [JSON.stringify(claims)]);

  /** Removes the editor, or ends all sessions but a new one. Another editor, or another session, does it. */
  async function end(connection: HostedConnection, { id, claims }: Editor, way: (typeof ways)[number]) {
    if (way === 'removed') {
      await as(connection, (await anEditor()).claims);
      await call(connection, 'remove_editor', { person: id });
    } else {
      await as(connection, { ...claims, ...(await aSession(observer, id)) });
      await call(connection, 'end_other_sessions', {});
    }
  }

  async function invite(connection: HostedConnection, { claims }: Editor) {
    await as(connection, claims);
    const secret = crypto.randomUUID().replaceAll('-', '').repeat(2);
    await call(connection, 'invite_editor', { email: `${secret}@x.nl`, name: 'Bea', secret_hash: secret });
  }

  async function preview(connection: HostedConnection, { id, claims }: Editor) {
    const { slug } = await insertPost(observer, aDraft());
    await as(connection, { role: 'service_role' });
    await call(connection, 'store_preview', {
      preview: aPreview({ slug_base: slug.replace(/-nl$/, '') }),
      sent_by: id,
      session: claims.session_id,
    });
  }

  /** Another editor sends a preview to this one. */
  async function receive(connection: HostedConnection, { id }: Editor) {
    const { slug } = await insertPost(observer, aDraft());
    const sender = await anEditor();
    await as(connection, { role: 'service_role' });
    const recipient = `${id}@example.com`;
    const stored = await call(connection, 'store_preview', {
      preview: aPreview({ slug_base: slug.replace(/-nl$/, ''), recipient }),
      sent_by: sender.id,
    });
    if (!JSON.stringify(stored).includes('stored')) throw new Error('The preview was refused.');
  }

  const open = async ({ id }: Editor) =>
    observer.query(
      `select id from public.invitations where invited_by = $1 and withdrawn_at is null
      union all select id from public.post_previews
        where expires_at > clock_timestamp() and (created_by = $1 or recipient = $1::text || '@example.com')`,
      [id],
    );

  /** Starts `work` while the transaction of `one` is open, and commits it when `work` waits for it or has ended. */
  async function whileOpen(work: () => Promise<void>): Promise<'done' | 'refused'> {
    let hasEnded = false;
    const working = work()
      .then(
        () => 'done' as const,
        () => 'refused' as const,
      )
      .finally(() => (hasEnded = true));
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(() => observer.query(waiting), {
      until: ({ length }) => length > 0 || hasEnded,
    });
    await one.exec('commit');
    return working;
  }

  const links = [
    ['an invitation', 'removed', invite],
    ['an invitation', 'signed out elsewhere', invite],
    ['a preview', 'removed', preview],
    ['a preview', 'signed out elsewhere', preview],
    ['another editor’s preview', 'removed', receive],
  ] as const;

  test.each(links)('refuses %s that is sent while the editor is %s', async (_, way, send) => {
    const editor = await anEditor();
    await one.exec('begin');
    await end(one, editor, way);
    expect(await whileOpen(() => send(other, editor))).toBe('refused');
    expect(await open(editor)).toEqual([]);
  });

  test('ends a preview that went to an address which the removed editor has changed', async () => {
    const editor = await anEditor();
    await receive(other, editor);
    await observer.query(`update auth.users set email = 'new-' || email where id = $1`, [editor.id]);
    expect(await open(editor)).toHaveLength(1);
    await end(other, editor, 'removed');
    expect(await open(editor)).toEqual([]);
  });

  test.each(links)('ends %s that was sent just before the editor is %s', async (_, way, send) => {
    const editor = await anEditor();
    await one.exec('begin');
    await send(one, editor);
    expect(await whileOpen(() => end(other, editor, way))).toBe('done');
    expect(await open(editor)).toEqual([]);
  });
});

type Editor = { id: string; claims: { sub: string; session_id?: string; role: string } };
