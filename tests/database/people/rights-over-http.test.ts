/** Compares what each persona may do with each table and function, over HTTP, with tests/support/database/rights.ts. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { testBackend, aStranger, anEditor, anEndedEditor } from '../../support/database/backend.ts';
import { anEnquiry } from '../../support/database/enquiries.ts';
import { anImageRow } from '../../support/database/images.ts';
import { aDraft, aPost } from '../../support/database/posts.ts';
import { aPreviewRow } from '../../support/database/previews.ts';
import {
  functionRights,
  personas,
  privateTables,
  rightOf,
  tables,
  verbs,
  type Persona,
  type Table,
  type Verb,
} from '../../support/database/rights.ts';

const backend = testBackend();
let owner: SupabaseClient;
let clients: Record<Persona, SupabaseClient>;
let visibleId: string;

beforeAll(async () => {
  owner = backend.owner();
  const ended = await anEndedEditor(backend);
  clients = {
    visitor: backend.visitor(),
    stranger: (await aStranger(backend)).client,
    'ended editor': ended.client,
    editor: (await anEditor(backend)).client,
    service: owner,
  };
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const rows = [aPost(), aDraft(), aPost({ published_at: soon })];
  // An invitation is also recorded as an action, so the tables invitations and actions each get a row.
  const invitation = { email: 'new@example.com', name: 'New', secret_hash: 'd'.repeat(64) };
  expect((await clients.editor.rpc('invite_editor', invitation)).error).toBeNull();
  const { data, error } = await owner.from('blog_posts').insert(rows).select('id');
  expect(error).toBeNull();
  visibleId = (data?.[0] as { id: string }).id;
});

const everyRight = personas.flatMap((persona) =>
  tables.flatMap((table) =>
    verbs.map((verb) => ({ persona, table, verb, right: rightOf({ table, persona, verb }) })),
  ),
);

describe('tables', () => {
  test.each(everyRight)(
    'gives a $persona the right “$right” to $verb rows of $table',
    async ({ persona, table, verb, right }) => {
      const attempt = await attemptAt(table, verb);
      const before = await rowsOf(table);
      const { error, rows } = await attempt(clients[persona]);
      const after = await rowsOf(table);

      if (right === 'refused') expect(error?.code).toBe('42501');
      else expect(error).toBeNull();

      if (verb === 'select') {
        const expected = { all: before.length, published: 1, none: 0, refused: 0 }[right];
        expect(rows).toHaveLength(expected);
        if (right === 'published') expect(rows).toEqual([{ id: visibleId }]);
        return;
      }
      if (right === 'all') expect(rows).toHaveLength(1);
      else {
        expect(rows).toHaveLength(0);
        expect(after).toEqual(before);
      }
    },
  );
});

const everyCall = personas.flatMap((persona) =>
  Object.entries(functionRights).map(([name, { arguments: given, callers }]) => ({
    persona,
    name,
    given,
    may: callers.includes(persona) ? 'may' : 'may not',
  })),
);

describe('functions', () => {
  test.each(everyCall)('$persona $may call $name', async ({ persona, name, given, may }) => {
    if (name === 'register_editor' && may === 'may')
      given = { ...given, user_id: (await aStranger(backend)).userId };
    if (name === 'invite_editor')
      given = { ...given, secret_hash: crypto.randomUUID().replaceAll('-', '').repeat(2) };
    const { error } = await clients[persona].rpc(name, given);
    if (may === 'may') expect(error).toBeNull();
    else expect(error?.code).toBe('42501');
  });
});

describe('the API', () => {
  test.each(privateTables)('gives no access to the private table %s', async (table) => {
    for (const client of Object.values(clients)) {
      expect((await client.schema('private').from(table).select()).error).not.toBeNull();
      expect((await client.from(table).select()).error).not.toBeNull();
    }
  });

  test('calls no private function', async () => {
    for (const client of Object.values(clients)) {
      expect(
        (await client.schema('private').rpc('record_build', { version: 99, ok: true, error: null })).error,
      ).not.toBeNull();
      expect((await client.rpc('require_editor')).error).not.toBeNull();
    }
  });

  test('lets a visitor neither create a storage bucket nor upload to one', async () => {
    const storage = clients.visitor.storage;
    expect((await storage.createBucket('mine')).error).not.toBeNull();
    expect((await storage.from('mine').upload('a.txt', 'a')).error).not.toBeNull();
  });
});

async function rowsOf(table: Table): Promise<unknown[]> {
  const { data, error } = await owner.from(table).select('*').order(keyOf[table]);
  expect(error).toBeNull();
  return (data ?? []) as unknown[];
}

const keyOf = {
  blog_posts: 'id',
  editors: 'user_id',
  invitations: 'id',
  actions: 'id',
  post_revisions: 'id',
  article_drafts: 'id',
  images: 'id',
  post_previews: 'id',
  enquiries: 'id',
  mail_outbox: 'id',
} as const;

/** Each call of the returned function sends one request. */
async function attemptAt(table: Table, verb: Verb): Promise<(client: SupabaseClient) => Promise<Outcome>> {
  const key = keyOf[table];
  switch (verb) {
    case 'select':
      return async (client) => outcomeOf(await client.from(table).select(key));
    case 'insert': {
      const row = await newRow(table);
      return async (client) => {
        // Does not request the new row, because some personas may insert rows but not read them.
        const { error } = await client.from(table).insert(row);
        return { error, rows: error === null ? [{}] : [] };
      };
    }
    case 'update': {
      const sample = await someKey(table);
      return async (client) =>
        outcomeOf(await client.from(table).update(change[table]).eq(key, sample).select(key));
    }
    case 'delete': {
      const sample = await someKey(table);
      return async (client) => outcomeOf(await client.from(table).delete().eq(key, sample).select(key));
    }
  }
}

const outcomeOf = ({ error, data }: { error: { code: string } | null; data: unknown }): Outcome => ({
  error,
  rows: (data ?? []) as object[],
});

type Outcome = { error: { code: string } | null; rows: object[] };

const change = {
  blog_posts: { title: 'Veranderd' },
  editors: { name: 'Changed' },
  invitations: { name: 'Changed' },
  actions: { subject: 'Changed' },
  post_revisions: { revision: 99 },
  article_drafts: { form: { title: 'Anders', excerpt: '' } },
  images: { width: 480 },
  post_previews: { note: 'Nee' },
  enquiries: { status: 'answered' },
  mail_outbox: { state: 'dead' },
};

async function newRow(table: Table): Promise<object> {
  switch (table) {
    case 'blog_posts':
      return aDraft();
    case 'editors':
      return { user_id: (await aStranger(backend)).userId, name: 'New' };
    case 'invitations':
      return { email: 'new@example.com', name: 'New', secret_hash: 'c'.repeat(64) };
    case 'actions':
      return { action: 'forged' };
    case 'post_revisions':
      return { post_id: visibleId, revision: 99, action: 'changed', post: {} };
    case 'article_drafts':
      return { id: crypto.randomUUID(), form: { title: '', excerpt: '' } };
    case 'images':
      return anImageRow();
    case 'post_previews':
      return aPreviewRow();
    case 'enquiries':
      return anEnquiry();
    case 'mail_outbox':
      return { enquiry_id: await someKey('enquiries'), kind: 'business', idempotency_key: 'a' };
  }
}

/** The key of a row that the test may change or delete. */
async function someKey(table: Table): Promise<string | number> {
  switch (table) {
    case 'blog_posts':
      return ((await owner.from('blog_posts').insert(aDraft()).select('id').single()).data as { id: string })
        .id;
    case 'editors':
      return (await anEditor(backend)).userId;
    case 'invitations':
    case 'actions':
    case 'post_revisions':
      return ((await owner.from(table).select('id').limit(1).single()).data as { id: string | number }).id;
    case 'article_drafts':
    case 'images':
    case 'post_previews':
    case 'enquiries':
    case 'mail_outbox': {
      const row = await newRow(table);
      return ((await owner.from(table).insert(row).select('id').single()).data as { id: string }).id;
    }
  }
}
