import type { Table, Verb } from './rights.ts';
import type { SqlDatabase } from '../sql.ts';

/**
 * Returns SQL that tries an operation on a table, to compare what happens with `rights.ts`. Some inserted rows
 * reference one of the given ids.
 */
export function statement({ table, verb, postId, userId, enquiryId }: Attempt): string {
  const key = table === 'editors' ? 'user_id' : 'id';
  const [change, values] = {
    blog_posts: [
      `title = 'Anders'`,
      `(slug_base, language, title, content) values ('nieuw', 'nl', 'Nieuw', 'Tekst')`,
    ],
    editors: [`name = 'Changed'`, `(user_id, name) values ('${userId}', 'New')`],
    invitations: [
      `name = 'Changed'`,
      `(email, name, secret_hash) values ('new@example.com', 'New', '${'c'.repeat(64)}')`,
    ],
    actions: [`subject = 'Changed'`, `(action) values ('forged')`],
    post_revisions: [
      'revision = 99',
      `(post_id, revision, action, post) values ('${postId}', 99, 'changed', '{}')`,
    ],
    article_drafts: [
      `form = '{"title": "Anders", "excerpt": ""}'`,
      `(id, form) values (gen_random_uuid(), '{"title": "", "excerpt": ""}')`,
    ],
    images: [
      'width = 480',
      `(path, digest, width, height)
        values ('/media/${'0'.repeat(32)}-960x640-${'a'.repeat(36)}/960.webp', '${'0'.repeat(32)}', 960, 640)`,
    ],
    post_previews: [
      `note = 'Nee'`,
      `(id, lang, posts, view_digest, verdict_digest, expires_at)
        values (gen_random_uuid(), 'nl', '[{}]', repeat('a', 64), repeat('b', 64), now())`,
    ],
    enquiries: [
      `status = 'answered'`,
      `(submission, name, email, message, lang, page_url)
        values (gen_random_uuid(), 'Jan', 'jan@example.com', 'Een vraag', 'nl', 'https://www.example.com/')`,
    ],
    mail_outbox: [
      `state = 'dead'`,
      `(enquiry_id, kind, idempotency_key) values ('${enquiryId}', 'reminder', 'a')`,
    ],
  }[table] as [string, string];
  return {
    select: `select ${key} as key from public.${table}`,
    insert: `insert into public.${table} ${values} returning ${key}`,
    // Hosted Supabase (pg-safeupdate) refuses every UPDATE and DELETE without WHERE.
    update: `update public.${table} set ${change} where true returning ${key}`,
    delete: `delete from public.${table} where true returning ${key}`,
  }[verb];
}

/** Grants the privileges that the embedded backend grants at its first request. */
export async function openToEverybody(database: SqlDatabase): Promise<void> {
  for (const schema of ['public', 'private']) {
    await database.exec(`grant all on all tables in schema ${schema} to anon, authenticated, service_role`);
    await database.exec(
      `grant all on all sequences in schema ${schema} to anon, authenticated, service_role`,
    );
  }
}

/** The column `answer` of the returned row contains the result. */
export async function call(
  connection: SqlDatabase,
  name: string,
  given: object,
): Promise<Record<string, unknown>[]> {
  const named = Object.keys(given).map((argument, index) => `${argument} => $${index + 1}`);
  return connection.query(
    `select to_json(t) as answer from (select public.${name}(${named.join(', ')}) as t) as called limit 1`,
    Object.values(given),
  );
}

type Attempt = { table: Table; verb: Verb; postId: string; userId: string; enquiryId: string };
