import * as v from 'valibot';
import { localeSchema, slugSchema, translationSchema } from '#core/post/post.ts';
import { articleFilters, articleSorts, articlesPerPage, maxArticlesListed } from '#core/post/article-list.ts';
import { writtenColumns } from '#core/post/fields.ts';
import { postFormSchema } from '#core/publishing/post-draft.ts';
import { rowEntries } from '#core/post/written-entries.ts';
import { skipSchema } from '#core/skip.ts';
import { orNull } from '#core/casing/stored-values.ts';
import { contract, type AnswerOf } from './contract.ts';
import { maxCharacters, searchedText, storableText } from '#core/typed-text/storable-text.ts';

const { title, excerpt, content } = rowEntries;

const imageEntries = {
  hero_image_url: v.nullable(v.string()),
  hero_image_alt: v.nullable(v.string()),
  hero_focus_x: v.number(),
  hero_focus_y: v.number(),
};

/**
 * Returns a page of the articles that match `q` in a title, a slug or, from three letters on, a text. `slug_base`
 * selects one article. `show: "missing"` selects articles that lack a language. Other values except `all` select
 * articles with a language version in that state. `total` counts all matches. `problem` is why the last translation
 * failed. `on_its_way` is the content version of the latest change until that change is online. `q` is read like the
 * visitors' search (`search`). `has_all_words` is false if no article contains all of its words, so that the answer
 * lists articles with at least half of them. `nearest` lists the articles first whose title contains `q` as typed, with
 * the words `found` in the first text that has them.
 */
export const listArticles = contract({
  name: 'list-articles',
  method: 'GET',
  input: v.object({
    q: v.optional(searchedText, ''),
    slug_base: v.optional(searchedText),
    show: v.optional(v.picklist(articleFilters), 'all'),
    sort: v.optional(v.picklist([...articleSorts, 'nearest']), 'changed'),
    skip: skipSchema,
    max: v.optional(
      v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(maxArticlesListed)),
      String(articlesPerPage),
    ),
  }),
  answer: v.object({
    total: v.number(),
    has_all_words: v.boolean(),
    articles: v.array(
      v.object({
        slug_base: v.string(),
        posts: v.array(
          v.object({
            slug: v.string(),
            language: localeSchema,
            revision: v.number(),
            title: v.string(),
            translation: translationSchema,
            is_published: v.boolean(),
            published_at: v.nullable(v.string()),
            publish_at: v.nullable(v.string()),
            updated_at: v.string(),
            outdated: v.boolean(),
            written_by_ai: v.boolean(),
            is_translating: v.boolean(),
            problem: v.optional(v.string()),
            on_its_way: v.optional(v.number()),
            hero_image_url: v.optional(v.string()),
            found: v.optional(v.string()),
          }),
        ),
      }),
    ),
  }),
});

/** The post from which a draft was started. */
export const draftBasis = v.object({ ...rowEntries, ...imageEntries });
/** What an editor has typed into a post and not saved. */
export const draftEntries = {
  id: v.string(),
  revision: v.number(),
  updated_at: v.string(),
  written_from: v.number(),
  form: postFormSchema,
  basis: v.nullable(draftBasis),
};

/**
 * Returns one post with everything that the editor page needs: its text, the Dutch `source` of a translation, and its
 * last 200 versions. Each version has its author (`by`: a name, or `shared token`), the fields that it changed, and
 * whether its text is the current text. `post-version` returns the texts of versions. `drafts` are the caller's
 * unsaved changes from all browsers, latest first, at most five, and fewer if they are very long. `basis` is the version that a draft started from, or
 * null if that version is unknown.
 */
export const readPost = contract({
  name: 'read-post',
  method: 'GET',
  input: v.object({ slug: slugSchema }),
  answer: v.object({
    id: v.string(),
    slug: v.string(),
    public_slug: v.string(),
    language: localeSchema,
    ...rowEntries,
    ...imageEntries,
    translation: translationSchema,
    is_published: v.boolean(),
    published_at: v.nullable(v.string()),
    publish_at: v.nullable(v.string()),
    outdated_since: v.nullable(v.string()),
    written_by_ai: v.boolean(),
    reviewed_by: v.nullable(v.string()),
    reviewed_at: v.nullable(v.string()),
    revision: v.number(),
    source: v.optional(v.object({ title, excerpt, content })),
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
        changed: v.array(v.picklist(writtenColumns)),
        is_current_text: v.boolean(),
      }),
    ),
    drafts: v.array(v.object(draftEntries)),
  }),
  refusals: ['post-not-found'],
});

/** Returns the texts of a version and of the previous version. `before` is null for the first version. */
export const postVersion = contract({
  name: 'post-version',
  method: 'GET',
  input: v.object({
    slug: slugSchema,
    revision: v.pipe(
      v.string('The number of a version is required.'),
      v.regex(/^[1-9]\d{0,8}$/, 'The number of a version.'),
      v.toNumber(),
    ),
  }),
  answer: v.object({
    revision: v.number(),
    post: v.object(rowEntries),
    before: v.nullable(v.object(rowEntries)),
  }),
  refusals: ['version-not-found'],
});

/**
 * Records that the caller has a post open. Returns the post's revision, and how long this session has had its
 * present text open. The desk calls this function every 15 seconds, so that two editors of a post learn of each other before
 * saving. `others` are the other sessions that had the article open within the last 45 seconds. `notes` are the open
 * notes of editors about all languages of the article, oldest first. `name` and `by` are null for the shared token.
 */
export const watchPost = contract({
  name: 'watch-post',
  input: v.object({ slug: slugSchema }),
  answer: v.object({
    revision: v.number(),
    open_seconds: v.number(),
    others: v.array(v.object({ name: orNull(v.string()), language: localeSchema })),
    notes: v.array(
      v.object({
        id: v.string(),
        slug: v.string(),
        quote: v.string(),
        text: v.string(),
        created_at: v.string(),
        by: orNull(v.string()),
      }),
    ),
  }),
  refusals: ['post-not-found'],
});

/**
 * Checks whether a slug base is free for a new article. `taken`: an article, perhaps in the trash, uses or used the
 * slug base. For a taken or invalid slug base, `proposal` is a free alternative: with a suffix such as `-2`, or made
 * from the entered text. `proposal` is null if none is needed or found.
 */
export const checkSlugBase = contract({
  name: 'check-slug-base',
  method: 'GET',
  input: v.object({
    slug_base: v.pipe(v.string('A slug base is required.'), maxCharacters(500), storableText),
  }),
  answer: v.object({ valid: v.boolean(), taken: v.boolean(), proposal: orNull(v.string()) }),
});

export const maxQuoteLength = 300;

/** Stores a note for other editors. `quote` is the passage of the text to which the note refers, or is empty. */
export const addNote = contract({
  name: 'add-note',
  input: v.object({
    slug: slugSchema,
    quote: v.optional(v.pipe(v.string(), v.maxLength(maxQuoteLength, 'Too long.'), storableText), ''),
    text: v.pipe(
      v.string('A text is required.'),
      v.trim(),
      v.minLength(1, 'A text is required.'),
      maxCharacters(1000),
      storableText,
    ),
  }),
  answer: v.object({ slug: v.string() }),
  refusals: ['post-not-found'],
});

/** Ticks a note off, or opens the note again. A note is deleted 30 days after an editor ticked it off. */
export const tickNote = contract({
  name: 'tick-note',
  input: v.object({ id: v.pipe(v.string(), v.uuid('The id of a note.')), done: v.boolean() }),
  answer: v.object({ id: v.string() }),
});

export type PostNote = AnswerOf<typeof watchPost>['notes'][number];
export type ArticlePage = AnswerOf<typeof listArticles>;
export type Article = ArticlePage['articles'][number];
export type ArticlePost = Article['posts'][number];
export type EditablePost = AnswerOf<typeof readPost>;
export type PostRevision = EditablePost['history'][number];
export type WholeVersion = AnswerOf<typeof postVersion>;
export type Written = WholeVersion['post'];
export type SlugBaseAnswer = AnswerOf<typeof checkSlugBase>;
