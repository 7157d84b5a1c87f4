import type { accessRefusals } from './nl/desk/access.ts';
import type { bitcoin } from './nl/desk/bitcoin.ts';
import type { desk } from './nl/desk/desk.ts';
import type { legal } from './nl/legal.ts';
import type { site } from './nl/site.ts';
import type { Parts, Translated } from './translated.ts';

/** The texts of the site. Each language has the keys, list lengths and {placeholders} of the Dutch source. */
export type Words = Translated<typeof site>;

/** The texts of the desk. Each language has the keys and placeholders of the Dutch source. */
export type DeskWords = Translated<typeof desk>;

/** The texts about payments, which the desk loads only where it shows them. */
export type BitcoinWords = Translated<typeof bitcoin>;

export type LegalWords = Translated<typeof legal>;

/** Texts that replace others if customers cannot reach the business around the clock. */
export type ByDay = { readonly site: Parts<Words>; readonly legal: Parts<LegalWords> };

/** The codes of the refusals whose texts are in `access.ts`. */
export type AccessRefusal = keyof typeof accessRefusals;
