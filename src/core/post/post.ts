import * as v from 'valibot';
import { localeList, isLocale, locales, type Locale } from '../locale.ts';
import { validText } from '../html/valid-text.ts';
import { postFieldNames, postFields, type PostFieldName } from './fields.ts';
import { maxCharacters, storableText } from '../typed-text/storable-text.ts';

/** The length limits of the fields in characters. The database enforces the same limits. */
export const postLimits = Object.fromEntries([
  ...postFieldNames.map((name) => [name, postFields[name].maxLength]),
  ['slugBase', 100],
]) as Record<PostFieldName | 'slugBase', number>;

/** Small letters and digits, in parts that one hyphen joins: zwembad-in-de-winter. */
export const slugFormat = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const postSlug = ({ slugBase, locale }: { slugBase: string; locale: Locale }): string =>
  `${slugBase}-${locale}`;

/** Returns undefined unless the slug is a base, a hyphen and a language code, as in `zwembad-nl`. */
export function slugParts(slug: string): { slugBase: string; locale: Locale } | undefined {
  const hyphen = slug.lastIndexOf('-');
  const locale = slug.slice(hyphen + 1);
  return hyphen > 0 && isLocale(locale) ? { slugBase: slug.slice(0, hyphen), locale } : undefined;
}

export const slugBaseOf = (slug: string): string => slugParts(slug)?.slugBase ?? slug;

export const slugsOf = (posts: readonly { slug: string }[]): string[] => posts.map(({ slug }) => slug);

export const localeSchema = v.picklist(locales, `One of ${localeList}.`);

export const slugBaseSchema = v.pipe(
  v.string('A slug base is required.'),
  maxCharacters(postLimits.slugBase),
  v.regex(slugFormat, 'Only lower-case letters and digits, joined by single hyphens.'),
);

export const slugSchema = v.pipe(
  v.string('A slug is required.'),
  maxCharacters(postLimits.slugBase + 3),
  v.regex(slugFormat, 'Only lower-case letters and digits, joined by single hyphens.'),
  // Without this rule, `true` and `null` would be slugs, which the local database reads as values other than texts.
  v.check((slug) => slugParts(slug) !== undefined, 'A slug ends in a hyphen and its language.'),
);

export const postAddressSchema = v.pipe(
  v.object({
    slug: slugSchema,
    language: localeSchema,
  }),
  v.forward(
    v.check(
      ({ slug, language }) => slugParts(slug)?.locale === language,
      'A slug ends in a hyphen and its language.',
    ),
    ['slug'],
  ),
);

/** Accepts an absent, null or empty text, and converts all three to undefined. */
export const optionalText = (maxLength: number, clean = validText) =>
  v.pipe(
    v.nullish(
      v.pipe(
        v.string('This must be a text.'),
        storableText,
        v.transform(clean),
        v.trim(),
        maxCharacters(maxLength),
      ),
    ),
    v.transform((value) => value || undefined),
  );

/** Accepts a text that is not blank, and cleans and trims it. */
export function requiredText({ name, maxLength }: { name: string; maxLength: number }, clean = validText) {
  return v.pipe(
    v.string(`${name} is required.`),
    storableText,
    v.transform(clean),
    v.trim(),
    v.minLength(1, `${name} is required.`),
    maxCharacters(maxLength),
  );
}

/** The origin of a text. `pending`: an untranslated copy, which is never published. */
export const translationSchema = v.picklist(['source', 'machine', 'reviewed', 'pending']);

export type Translation = v.InferOutput<typeof translationSchema>;
