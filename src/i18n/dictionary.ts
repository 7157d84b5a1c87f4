import type { Locale } from '#core/locale.ts';
import type { nl } from './nl.ts';

/** What every language must have: exactly the keys of the Dutch source, lists of its length, and its {placeholders}. */
export type Words = Translated<typeof nl>;

/** The same shape in another language; used by the parts a dictionary is put together from. */
export type Translated<Source> = Source extends string
  ? TextWith<PlaceholderIn<Source>>
  : { readonly [Key in keyof Source]: Translated<Source[Key]> };

/** Words that stand where they are used, in all languages side by side: those of a mail. */
export type InEachLanguage<Source> = Record<Locale, Translated<Source>>;

/** Any text that holds all of these names in braces. An extra one is found by the test beside this file. */
type TextWith<Name extends string> = [Name] extends [never]
  ? string
  : AllOf<Name extends string ? `${string}{${Name}}${string}` : never>;

type PlaceholderIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : never;

type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All & string
  : never;
