import type { Locale } from '#core/locale.ts';
import type { PlaceholderIn } from './fill.ts';

/** A dictionary in another language: the same keys and placeholders with other texts. */
export type Translated<Source> = Source extends string
  ? TextWith<PlaceholderIn<Source>>
  : { readonly [Key in keyof Source]: Translated<Source[Key]> };

/** Some texts of a dictionary. A partial list uses the indexes of the whole list as keys. */
export type Parts<Source> = Source extends string
  ? string
  : Source extends readonly (infer Entry)[]
    ? Readonly<Record<number, Parts<Entry>>>
    : { readonly [Key in keyof Source]?: Parts<Source[Key]> };

/** Texts in all languages side by side, defined where they are used, such as the texts of a mail. */
export type InEachLanguage<Source> = Record<Locale, Translated<Source>>;

/** A text with all of these placeholders in any order. A test finds placeholders that the text has in addition. */
type TextWith<Name extends string> = [Name] extends [never] ? string : `${InAnyOrder<Name>}${string}`;

/** One pattern per order of the placeholders, so that TypeScript can infer the names for `fill`. */
type InAnyOrder<Name extends string, Each extends string = Name> = [Name] extends [never]
  ? ''
  : Each extends string
    ? `${string}{${Each}}${InAnyOrder<Exclude<Name, Each>>}`
    : never;
