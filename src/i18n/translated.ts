import type { Locale } from '#core/locale.ts';
import type { PlaceholderIn } from './fill.ts';

/** The same shape in another language; for the parts of a dictionary. */
export type Translated<Source> = Source extends string
  ? TextWith<PlaceholderIn<Source>>
  : { readonly [Key in keyof Source]: Translated<Source[Key]> };

/** Words kept beside their use, in all languages side by side, as in mails. */
export type InEachLanguage<Source> = Record<Locale, Translated<Source>>;

/** Any text that contains all of these placeholders, in any order. A test finds extra ones. */
type TextWith<Name extends string> = [Name] extends [never] ? string : `${InAnyOrder<Name>}${string}`;

/** One pattern per order, so that `fill` can infer the names from it. */
type InAnyOrder<Name extends string, Each extends string = Name> = [Name] extends [never]
  ? ''
  : Each extends string
    ? `${string}{${Each}}${InAnyOrder<Exclude<Name, Each>>}`
    : never;
