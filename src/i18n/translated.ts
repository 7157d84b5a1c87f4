import type { Locale } from '#core/locale.ts';
import type { PlaceholderIn } from './fill.ts';

/** Part of a dictionary in another language: the same keys and placeholders, with any text. */
export type Translated<Source> = Source extends string
  ? TextWith<PlaceholderIn<Source>>
  : { readonly [Key in keyof Source]: Translated<Source[Key]> };

/** Some texts of a dictionary. The keys of a part of a list are indexes. */
export type Parts<Source> = Source extends string
  ? string
  : Source extends readonly (infer Entry)[]
    ? Readonly<Record<number, Parts<Entry>>>
    : { readonly [Key in keyof Source]?: Parts<Source[Key]> };

/** Texts in all languages side by side, defined where they are used, such as those of mails. */
export type InEachLanguage<Source> = Record<Locale, Translated<Source>>;

/** A text with all of these placeholders, in any order. A test finds additional placeholders. */
type TextWith<Name extends string> = [Name] extends [never] ? string : `${InAnyOrder<Name>}${string}`;

/** One pattern per order of the placeholders, so that `fill` can infer their names. */
type InAnyOrder<Name extends string, Each extends string = Name> = [Name] extends [never]
  ? ''
  : Each extends string
    ? `${string}{${Each}}${InAnyOrder<Exclude<Name, Each>>}`
    : never;
