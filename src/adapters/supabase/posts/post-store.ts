import * as v from 'valibot';
import { inCamelCase } from '#core/casing/field-names.ts';
import { centre } from '#core/images/focus.ts';
import { rowOfText } from '#core/post/fields.ts';
import {
  publishingObstacles,
  type NewPost,
  type PostChange,
  type PostStore,
  type StoredPost,
} from '#core/publishing/ports.ts';
import { done, refuse } from '#core/result.ts';
import { moment, optional } from '#core/casing/stored-values.ts';
import { answerOf, uniqueViolation } from '../answer.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import { postColumns, postEntries, postOf } from './post-row.ts';

/** Reads and writes posts with the rights of `supabase`. The database decides what may be published. */
export function postStore(supabase: Database): PostStore {
  const table = () => supabase.from('blog_posts');
  return {
    async find({ slug, locale }) {
      const found = await table().select(columns).eq('slug', slug).eq('language', locale).maybeSingle();
      const row = answerOf(found, 'looking for a post');
      return row === null ? undefined : toStored(row);
    },

    async findArticle(slugBase) {
      const found = await table().select(columns).eq('slug_base', slugBase);
      return answerOf(found, 'reading an article').map(toStored);
    },

    async insert(posts) {
      // One request is one transaction, so Postgres inserts all rows or none.
      const inserted = await table().insert(posts.map(toRow)).select(columns);
      if (inserted.error?.code === uniqueViolation) return refuse({ code: 'slug-taken' });
      return done(answerOf(inserted, 'storing posts').map(toStored));
    },

    publish: (slugs) => rpc(supabase, 'publish_posts', { slugs }, publishedStates),
    hide: (slugs) => rpc(supabase, 'hide_posts', { slugs }, publishedStates),

    revise(slug, { revision, smallFix, image, ...change }) {
      const changes = { ...rowOfText(change), reviewed: change.reviewed };
      const request = { slug, revision, changes, smallFix };
      const newRevision = optional(v.number());
      if (image === undefined) return rpc(supabase, 'revise_post', request, newRevision);
      const illustrated = { ...request, image: imageRow(image) };
      return rpc(supabase, 'revise_illustrated_post', illustrated, newRevision);
    },

    review: (slug, { revision, ...record }) =>
      rpc(supabase, 'review_post', { slug, revision, record }, optional(reviewOutcome)),
  };
}

const reviewOutcome = v.object({
  revision: v.number(),
  open_seconds: v.number(),
  min_seconds: v.number(),
  counts: v.boolean(),
});

const columns = `${postColumns}, is_published, published_at`;

const rowSchema = v.object({
  ...postEntries,
  is_published: v.boolean(),
  published_at: optional(moment),
});

const publishedStates = v.array(
  v.pipe(
    v.object({
      slug: v.string(),
      obstacle: optional(v.picklist(publishingObstacles)),
      is_published: v.boolean(),
      published_at: optional(moment),
    }),
    v.transform(inCamelCase),
  ),
);

function toStored(row: unknown): StoredPost {
  const read = v.parse(rowSchema, row);
  return { ...postOf(read), isPublished: read.is_published, publishedAt: read.published_at };
}

const imageRow = (image: NonNullable<PostChange['image']>) =>
  image.url === undefined
    ? {}
    : { url: image.url, alt: image.alt, focus_x: image.focus.x, focus_y: image.focus.y };

const toRow = (post: NewPost) => ({
  slug_base: post.slugBase,
  language: post.locale,
  ...rowOfText(post),
  hero_image_url: post.heroImageUrl ?? null,
  hero_image_alt: post.heroImageAlt ?? null,
  hero_focus_x: (post.heroFocus ?? centre).x,
  hero_focus_y: (post.heroFocus ?? centre).y,
  translation: post.translation,
  written_by_ai: post.writtenByAi ?? false,
  is_published: post.publishedAt !== undefined,
  published_at: post.publishedAt?.toISOString() ?? null,
});
