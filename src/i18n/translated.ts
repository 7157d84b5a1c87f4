import type { Locale } from '#core/locale.ts';
import type { PlaceholderIn } from './fill.ts';

/** The same shape in another language; used by the parts a dictionary is put together from. */
export type Translated<Source> = Source extends string
  ? TextWith<PlaceholderIn<Source>>
  : { readonly [Key in keyof Source]: Translated<Source[Key]> };

/** Words that stand where they are used, in all languages side by side: those of a mail. */
export type InEachLanguage<Source> = Record<Locale, Translated<Source>>;

/** Any text that holds all of these names in braces, in any order. An extra one is found by a test. */
type TextWith<Name extends string> = [Name] extends [never] ? string : `${InAnyOrder<Name>}${string}`;

/** Each order is a pattern of its own, from which `fill` can read the names again. */
type InAnyOrder<Name extends string, Each extends string = Name> = [Name] extends [never]
  ? ''
  : Each extends string
    ? `${string}{${Each}}${InAnyOrder<Exclude<Name, Each>>}`
    : never;
