import type { accessRefusals } from './nl/desk/access.ts';
import type { desk } from './nl/desk/desk.ts';
import type { legal } from './nl/legal.ts';
import type { site } from './nl/site.ts';
import type { Translated } from './translated.ts';

/** The site's words in any language: exactly the keys of the Dutch source, lists of the same length, and its {placeholders}. */
export type Words = Translated<typeof site>;

/** The words of the desk and of the legal texts, by the same rule. */
export type DeskWords = Translated<typeof desk>;
export type LegalWords = Translated<typeof legal>;

/** The refusal codes whose words are in `access.ts`. */
export type AccessRefusal = keyof typeof accessRefusals;
