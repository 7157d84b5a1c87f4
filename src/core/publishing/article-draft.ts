import * as v from 'valibot';
import { postFieldNames, postFields, type PostColumn, type PostFieldName } from '../post/fields.ts';
import type { CamelCased } from '../casing/field-names.ts';
import { maxAltLength } from '../images/image-limits.ts';
import { localeList, locales } from '../locale.ts';
import { localeSchema, postLimits } from '../post/post.ts';
import { maxCharacters, storableText } from '../typed-text/storable-text.ts';

/** The unsaved form of a new article. It need not be valid, and may be longer than a stored post. */
export const articleFormSchema = v.object({
  ...unfinishedEntries(),
  slug_base: written(postLimits.slugBase * 10),
  languages: v.pipe(
    v.array(localeSchema, `A list of ${localeList}.`),
    v.maxLength(locales.length, 'Each language once.'),
  ),
  publish_now: v.boolean('true or false.'),
  image: v.optional(unfinishedImage()),
});

export const draftIdSchema = v.object({
  id: v.pipe(v.string('An id is required.'), v.uuid('This must be a valid id.')),
});

/** `revision`: the stored revision of the draft that this save replaces, or 0 for a new draft. */
export const savedDraftSchema = v.object({
  ...draftIdSchema.entries,
  revision: v.pipe(v.number('The revision that was changed is required.'), v.integer(), v.minValue(0)),
  form: v.object({ ...articleFormSchema.entries }, 'The fields of the article are required.'),
});

/** In a draft, content may have twice the maximum length of a post, and other fields ten times. */
export function unfinishedEntries(): Record<PostColumn, ReturnType<typeof written>> {
  const room = (name: PostFieldName) => postLimits[name] * (name === 'content' ? 2 : 10);
  return Object.fromEntries(
    postFieldNames.map((name) => [postFields[name].column, written(room(name))]),
  ) as Record<PostColumn, ReturnType<typeof written>>;
}

/** Accepts any texts, because the editor may not have finished the image of a draft. */
export function unfinishedImage() {
  return v.object({
    path: written(500),
    alt: written(maxAltLength * 10),
    focus: v.object({ x: v.number(), y: v.number() }),
  });
}

function written(maxLength: number) {
  return v.pipe(v.string('This must be a text.'), maxCharacters(maxLength), storableText);
}

export type ArticleForm = CamelCased<v.InferOutput<typeof articleFormSchema>>;

/** `forget` does not fail for an unknown id. */
export type ArticleDrafts = { forget: (id: string) => Promise<void> };

export type SavedDraft = { revision: number; updatedAt: string };
export type StoredDraft = SavedDraft & { id: string; form: ArticleForm };
