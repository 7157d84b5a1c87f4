/** What the image for sharing a post shows: its title, its photo and its language. */
import * as v from 'valibot';
import type { Focus } from '../images/focus.ts';
import { firstImageIn } from '../images/image-path.ts';
import { programOrigin } from '../post/origin.ts';
import { localeSchema, translationSchema } from '../post/post.ts';

const entries = {
  slug: v.string(),
  language: localeSchema,
  title: v.string(),
  revision: v.number(),
  content: v.string(),
  hero_image_url: v.nullable(v.string()),
  hero_focus_x: v.number(),
  hero_focus_y: v.number(),
  translation: translationSchema,
  written_by_ai: v.boolean(),
  reviewed_by: v.nullable(v.string()),
};

export const postCardColumns: string = Object.keys(entries).join(', ');

/** `origin` says how a program made the text. It is undefined if an editor wrote, translated or reviewed the text. */
export const postCardSchema = v.pipe(
  v.object(entries),
  v.transform((row) => ({
    of: 'post' as const,
    slug: row.slug,
    locale: row.language,
    title: row.title,
    revision: row.revision,
    origin:
      row.reviewed_by === null
        ? programOrigin({ translation: row.translation, writtenByAi: row.written_by_ai, review: undefined })
        : undefined,
    image: imageOf(row.hero_image_url ?? firstImageIn(row.content), {
      x: row.hero_focus_x,
      y: row.hero_focus_y,
    }),
  })),
);

const imageOf = (path: string | undefined, focus: Focus) =>
  path === undefined ? undefined : { path, focus };

export type PostCard = v.InferOutput<typeof postCardSchema>;
