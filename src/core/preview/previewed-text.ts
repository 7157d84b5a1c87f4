/** What the desk sends to see a text as a page before it is saved. */
import * as v from 'valibot';
import { centre } from '../images/focus.ts';
import { textOfRow } from '../post/fields.ts';
import { slugParts, slugSchema, type Translation } from '../post/post.ts';
import type { PublishedPost } from '../post/published-post.ts';
import { unfinishedEntries, unfinishedImage } from '../publishing/article-draft.ts';

/** A text that an editor has not saved yet. `is_stored` is false for a new article, which has no row. */
const previewedTextSchema = v.pipe(
  v.object({
    slug: slugSchema,
    is_stored: v.boolean(),
    ...unfinishedEntries(),
    image: v.exactOptional(unfinishedImage()),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const { slug, is_stored: isStored, image, ...row } = value;
    const parts = slugParts(slug);
    if (parts === undefined) {
      addIssue({ message: 'A slug ends in a hyphen and its language.' });
      return NEVER;
    }
    return { ...parts, slug, isStored, image, text: textOfRow(row) };
  }),
);

export function validPreviewedText(value: unknown): PreviewedText | undefined {
  const read = v.safeParse(previewedTextSchema, value);
  return read.success ? read.output : undefined;
}

/** The post as readers will see it. Without a stored row, it is a new Dutch text. */
export function previewedPost(
  { slug, slugBase, locale, text, image }: PreviewedText,
  { stored, untitled, now }: Context,
): PublishedPost {
  const { reviewedBy: by, reviewedAt: at } = stored ?? {};
  return {
    ...text,
    title: text.title.trim() || untitled,
    id: stored?.id ?? slug,
    slug: stored?.publicSlug ?? slug,
    slugBase,
    locale,
    heroImageUrl: image?.path,
    heroImageAlt: image?.alt,
    heroFocus: image?.focus ?? centre,
    publishedAt: new Date(stored?.publishedAt ?? stored?.publishAt ?? now),
    translation: stored?.translation ?? 'source',
    writtenByAi: stored?.writtenByAi ?? false,
    review: by && at ? { by, at: new Date(at) } : undefined,
    correctedAt: undefined,
    revision: stored?.revision ?? 0,
  };
}

type PreviewedText = v.InferOutput<typeof previewedTextSchema>;

type Context = { stored: StoredFacts | undefined; untitled: string; now: Date };

type StoredFacts = {
  id: string;
  publicSlug: string;
  publishedAt: string | null;
  publishAt: string | null;
  translation: Translation;
  writtenByAi: boolean;
  reviewedBy: string | null;
  reviewedAt: string | null;
  revision: number;
};
