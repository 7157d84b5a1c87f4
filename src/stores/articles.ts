import * as v from 'valibot';
import { locales, type Locale } from '#core/locale.ts';
import { answered } from './desk-answer.ts';
import { callAsEditor } from './session.ts';

/** The articles that were changed last, whose title or address holds the words. Throws a `DeskRefusal`. */
export async function fetchArticles({ words, most }: { words: string; most: number }): Promise<Article[]> {
  const query = { q: words, most: String(most) };
  return answered(await callAsEditor('list-articles', { query, answer: listSchema })).articles;
}

/** One post with its text, the text it translates and its history. Throws a `DeskRefusal`. */
export async function fetchPost(slug: string): Promise<EditablePost> {
  return answered(await callAsEditor('read-post', { query: { slug }, answer: postSchema }));
}

/** How a text will stand on the page, as safe HTML. Throws a `DeskRefusal`. */
export async function fetchPreview(text: { title: string; content: string }): Promise<string> {
  const answer = v.object({ html: v.string() });
  return answered(await callAsEditor('preview-post', { body: text, answer })).html;
}

/** The revision a post has now. Throws a `DeskRefusal`. */
export async function fetchRevision(slug: string): Promise<number> {
  const answer = v.object({ revision: v.number() });
  return answered(await callAsEditor('post-revision', { query: { slug }, answer })).revision;
}

/** The text of one version of a post, and of the one before it. Throws a `DeskRefusal`. */
export async function fetchVersion({
  slug,
  revision,
}: {
  slug: string;
  revision: number;
}): Promise<WholeVersion> {
  const query = { slug, revision: String(revision) };
  return answered(await callAsEditor('post-version', { query, answer: versionSchema }));
}

/** What a person writes of a post, in the order in which it is shown. */
export const writtenFields = ['title', 'excerpt', 'content', 'meta_title', 'meta_description'] as const;

const translationSchema = v.picklist(['source', 'machine', 'reviewed', 'pending']);

const listSchema = v.object({
  articles: v.array(
    v.object({
      slug_base: v.string(),
      posts: v.array(
        v.object({
          slug: v.string(),
          language: v.picklist(locales),
          title: v.string(),
          translation: translationSchema,
          is_published: v.boolean(),
          published_at: v.nullable(v.string()),
          publish_at: v.nullable(v.string()),
          updated_at: v.string(),
          outdated: v.boolean(),
          problem: v.optional(v.string()),
        }),
      ),
    }),
  ),
});

const textSchema = v.object({ title: v.string(), excerpt: v.string(), content: v.string() });

const postSchema = v.object({
  slug: v.string(),
  language: v.picklist(locales),
  ...textSchema.entries,
  hero_image_url: v.nullable(v.string()),
  hero_image_alt: v.nullable(v.string()),
  hero_focus_x: v.number(),
  hero_focus_y: v.number(),
  meta_title: v.nullable(v.string()),
  meta_description: v.nullable(v.string()),
  translation: translationSchema,
  is_published: v.boolean(),
  published_at: v.nullable(v.string()),
  publish_at: v.nullable(v.string()),
  outdated_since: v.nullable(v.string()),
  written_by_ai: v.boolean(),
  reviewed_by: v.nullable(v.string()),
  reviewed_at: v.nullable(v.string()),
  revision: v.number(),
  source: v.optional(textSchema),
  history: v.array(
    v.object({
      revision: v.number(),
      action: v.picklist([
        'created',
        'changed',
        'published',
        'hidden',
        'deleted',
        'trashed',
        'restored',
        'renamed',
        'scheduled',
        'unscheduled',
      ]),
      changed_at: v.string(),
      by: v.optional(v.string()),
      changed: v.array(v.picklist(writtenFields)),
      is_current_text: v.boolean(),
    }),
  ),
});

const writtenSchema = v.object({
  ...textSchema.entries,
  meta_title: v.nullable(v.string()),
  meta_description: v.nullable(v.string()),
});

const versionSchema = v.object({
  revision: v.number(),
  post: writtenSchema,
  before: v.nullable(writtenSchema),
});

export type Article = v.InferOutput<typeof listSchema>['articles'][number];
export type ArticlePost = Article['posts'][number] & { language: Locale };
export type EditablePost = v.InferOutput<typeof postSchema>;
export type PostRevision = EditablePost['history'][number];
export type WholeVersion = v.InferOutput<typeof versionSchema>;
export type Written = v.InferOutput<typeof writtenSchema>;
