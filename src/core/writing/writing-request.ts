import * as v from 'valibot';
import { localeList, sourceLocale } from '../locale.ts';
import { localeSchema, optionalText } from '../post/post.ts';

/** Browsers import this schema, so it has its own file. */
export const writingSchema = v.object({
  topic: optionalText(200),
  language: v.pipe(
    v.nullish(v.union([localeSchema, v.literal('')], `One of ${localeList}.`), sourceLocale),
    v.transform((language) => (language === '' ? sourceLocale : language)),
  ),
});
