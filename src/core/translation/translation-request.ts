import * as v from 'valibot';
import { locales, sourceLocale } from '../locale.ts';
import { maxAltLength } from '../images/image-limits.ts';
import { localeSchema, optionalText, postAddressSchema, slugBaseSchema } from '../post/post.ts';
import { inputEntries } from '../post/written-entries.ts';
import { reviewerSchema } from '../publishing/review/review-schema.ts';

const targets = locales.filter((locale) => locale !== sourceLocale);

/** In a separate file, because browsers import this schema and need no other code for translations. */
export const translationRequestSchema = v.object({
  slug_base: slugBaseSchema,
  language: v.pipe(
    localeSchema,
    v.check(
      (locale) => locale !== sourceLocale,
      `One of ${targets.join(', ')}: Dutch is what is translated.`,
    ),
  ),
});

const revision = v.pipe(v.number('A revision is required.'), v.integer(), v.minValue(1));

export const readTranslationSchema = v.intersect([
  postAddressSchema,
  v.object({
    revision,
    source_revision: revision,
    reviewer: reviewerSchema,
    ...inputEntries,
    hero_image_alt: optionalText(maxAltLength),
  }),
]);
