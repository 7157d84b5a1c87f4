import type { accessRefusals } from './nl/desk/access.ts';
import type { desk } from './nl/desk/desk.ts';
import type { legal } from './nl/legal.ts';
import type { site } from './nl/site.ts';
import type { Translated } from './translated.ts';

/**
 * The texts of the site in any language. They have exactly the keys of the Dutch source, lists of the same length, and the
 * same {placeholders}.
 */
export type Words = Translated<typeof site>;

/** The texts of the desk and the legal texts follow the same rule as `Words`. */
export type DeskWords = Translated<typeof desk>;
export type LegalWords = Translated<typeof legal>;

/** The codes of those refusals whose texts are in `access.ts`. */
export type AccessRefusal = keyof typeof accessRefusals;
