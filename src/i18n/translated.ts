import type { Locale } from '#core/locale.ts';
import type { PlaceholderIn } from './fill.ts';

/** The type of a part of a dictionary in another language: the same keys and placeholders, with any text. */
export type Translated<Source> = Source extends string
  ? TextWith<PlaceholderIn<Source>>
  : { readonly [Key in keyof Source]: Translated<Source[Key]> };

/** Texts that are defined where they are used, in all languages side by side, as the texts of mails are. */
export type InEachLanguage<Source> = Record<Locale, Translated<Source>>;

/**
 * A text that contains all of these placeholders, in any order. The type cannot forbid additional placeholders, so a test
 * checks for them.
 */
type TextWith<Name extends string> = [Name] extends [never] ? string : `${InAnyOrder<Name>}${string}`;

/** There is one pattern per order of the placeholders, so that `fill` can infer their names from the type. */
type InAnyOrder<Name extends string, Each extends string = Name> = [Name] extends [never]
  ? ''
  : Each extends string
    ? `${string}{${Each}}${InAnyOrder<Exclude<Name, Each>>}`
    : never;
