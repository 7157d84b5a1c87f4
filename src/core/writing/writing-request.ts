import * as v from 'valibot';
import { localeList, sourceLocale } from '../locale.ts';
import { localeSchema, optionalText } from '../post/post.ts';

/**
 * A request to let a language model write an article. In a separate file, because browsers import this schema and need
 * no other code for writing.
 */
export const writingSchema = v.object({
  topic: optionalText(200),
  language: v.pipe(
    v.nullish(v.union([localeSchema, v.literal('')], `One of ${localeList}.`), sourceLocale),
    v.transform((language) => (language === '' ? sourceLocale : language)),
  ),
});
