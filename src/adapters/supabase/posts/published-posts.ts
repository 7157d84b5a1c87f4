import * as v from 'valibot';
import type { PublishedPost } from '#core/post/published-post.ts';
import { moment, optional } from '#core/casing/stored-values.ts';
import { answerOf } from '../answer.ts';
import { clientAt, type Database } from '../client.ts';
import { postColumns, postEntries, postOf } from './post-row.ts';

/** Lists and reads published posts. All requests have only a visitor’s rights. */
export function publishedPosts({ supabaseUrl, publishableKey }: Visitor): PublishedPosts {
  const supabase = clientAt({ url: supabaseUrl, key: publishableKey });
  return {
    async index() {
      // The database function returns one JSON value, because Supabase silently cuts a list of rows after 1,000.
      const read = await supabase.rpc('published_posts_index');
      const { content_version, mark, posts } = answerOf(read, 'listing published posts', indexSchema);
      return { contentVersion: content_version, mark: markOf(mark), revisions: new Map(posts) };
    },
    async changes(mark) {
      const read = await supabase.rpc('published_posts_changes', { mark: JSON.parse(mark) as object });
      const known = answerOf(read, 'listing changed posts', v.nullable(changesSchema));
      if (known === null) return undefined;
      const { content_version, posts, changed, total } = known;
      const shown = new Map(posts);
      return {
        contentVersion: content_version,
        mark: markOf(known.mark),
        revisions: shown,
        gone: changed.filter((id) => !shown.has(id)),
        total,
      };
    },
    read: (ids) => readAll(supabase, ids),
  };
}

/** With this many ids, the URL of a request stays below the limit of 8 kB. */
const batchSize = 150;

async function* readAll(supabase: Database, ids: string[]): AsyncGenerator<ReadPost[]> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const read = await supabase
      .from('blog_posts')
      .select(columns)
      .in('id', ids.slice(start, start + batchSize));
    yield answerOf(read, 'reading published posts').map(toReadPost);
  }
}

const columns =
  `${postColumns}, public_slug, published_at, reviewed_by, reviewed_at, corrected_at, revision` as const;

const indexSchema = v.object({
  content_version: v.number(),
  mark: v.nullable(v.looseObject({})),
  posts: v.array(v.tuple([v.string(), v.number()])),
});

const changesSchema = v.object({
  ...indexSchema.entries,
  changed: v.array(v.string()),
  total: v.number(),
});

const markOf = (mark: object | null): string | undefined =>
  mark === null ? undefined : JSON.stringify(mark);

const rowSchema = v.object({
  ...postEntries,
  public_slug: v.string(),
  published_at: moment,
  reviewed_by: optional(v.string()),
  reviewed_at: optional(moment),
  corrected_at: optional(moment),
  revision: v.number(),
});

/** The database guarantees that these columns are valid, even in a row with other invalid columns. */
const knownSchema = v.object({ id: v.string(), slug: v.string(), revision: v.number() });

/** Converts a row to a post, or to a `BadPost` if the row is invalid, because a bad row must not stop the build. */
function toReadPost(row: unknown): ReadPost {
  const read = v.safeParse(rowSchema, row);
  if (read.success) return toPost(read.output);
  const columns = read.issues.map((issue) => v.getDotPath(issue)).join(', ');
  return { ...v.parse(knownSchema, row), problem: `unreadable: ${columns}` };
}

function toPost(row: v.InferOutput<typeof rowSchema>): PublishedPost {
  const {
    public_slug: slug,
    published_at,
    reviewed_by: by,
    reviewed_at: at,
    corrected_at,
    revision,
    ...post
  } = row;
  const review = by && at ? { by, at } : undefined;
  return {
    ...postOf({ ...post, slug }),
    publishedAt: published_at,
    review,
    correctedAt: corrected_at,
    revision,
  };
}

export type PublishedPosts = {
  index: () => Promise<ReadUpTo>;
  /** Returns the changes since `mark`, or undefined if the change feed was replaced or is incomplete. */
  changes: (mark: string) => Promise<PostChanges | undefined>;
  /** Reads the posts with these ids, in batches. Omits posts that are no longer published. */
  read: (ids: string[]) => AsyncIterable<ReadPost[]>;
};

export type ReadPost = PublishedPost | BadPost;

/** A post that no page can show. `problem` names the invalid columns or the broken rule, and quotes no content. */
export type BadPost = { id: string; slug: string; revision: number; problem: string };

/** `mark` is the position in the change feed where `changes` continues, or undefined if the feed is incomplete. */
type ReadUpTo = { contentVersion: number; mark: string | undefined; revisions: Map<string, number> };

/** `gone` lists the ids of changed posts that visitors cannot see: hidden, deleted or with a future date. */
export type PostChanges = ReadUpTo & { gone: string[]; total: number };

type Visitor = { supabaseUrl: string; publishableKey: string };
