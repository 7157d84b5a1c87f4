import * as v from 'valibot';
import { locales, sourceLocale } from '../locale.ts';
import { localeSchema, slugBaseSchema } from '../post/post.ts';

const targets = locales.filter((locale) => locale !== sourceLocale);

/** Browsers import this schema, so it has its own file. */
export const translationRequestSchema = v.object({
  slug_base: slugBaseSchema,
  language: v.pipe(
    localeSchema,
    v.check(
      (locale) => locale !== sourceLocale,
      `One of ${targets.join(', ')}: Dutch is what is translated.`,
    ),
  ),
  changed_only: v.optional(v.boolean('true or false.'), false),
});
