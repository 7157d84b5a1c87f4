import * as v from 'valibot';
import { localeList, sourceLocale } from '../locale.ts';
import { localeSchema, optionalText } from '../post/post.ts';

/** Validates the input of `write-ai-text`. The schema has its own file, because browsers import it as well. */
export const writingSchema = v.object({
  topic: optionalText(200),
  language: v.pipe(
    v.nullish(v.union([localeSchema, v.literal('')], `One of ${localeList}.`), sourceLocale),
    v.transform((language) => (language === '' ? sourceLocale : language)),
  ),
});
