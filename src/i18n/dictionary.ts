import type { accessRefusals } from './nl/desk/access.ts';
import type { desk } from './nl/desk/desk.ts';
import type { legal } from './nl/legal.ts';
import type { site } from './nl/site.ts';
import type { Translated } from './translated.ts';

/** What every language must have for the site: exactly the keys of the Dutch source, lists of its length, and its {placeholders}. */
export type Words = Translated<typeof site>;

/** The same of the desk, and of the legal texts. */
export type DeskWords = Translated<typeof desk>;
export type LegalWords = Translated<typeof legal>;

/** The codes whose words stand in `access.ts`. */
export type AccessRefusal = keyof typeof accessRefusals;
