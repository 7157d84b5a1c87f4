import type { accessRefusals } from './nl/desk/access.ts';
import type { desk } from './nl/desk/desk.ts';
import type { legal } from './nl/legal.ts';
import type { site } from './nl/site.ts';
import type { Parts, Translated } from './translated.ts';

/** The texts of the site, with the keys, list lengths and {placeholders} of the Dutch source. */
export type Words = Translated<typeof site>;

/** The texts of the desk. Like `Words`, they have the keys and placeholders of the Dutch source. */
export type DeskWords = Translated<typeof desk>;
export type LegalWords = Translated<typeof legal>;

/** Texts that replace others if the business cannot be reached around the clock. */
export type ByDay = { readonly site: Parts<Words>; readonly legal: Parts<LegalWords> };

/** The codes of those refusals whose texts are in `access.ts`. */
export type AccessRefusal = keyof typeof accessRefusals;
