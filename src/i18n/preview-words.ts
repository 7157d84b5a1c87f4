import type { Locale } from '#core/locale.ts';
import type { Translated } from './dictionary.ts';
import { preview as de } from './preview/de.ts';
import { preview as en } from './preview/en.ts';
import { preview as es } from './preview/es.ts';
import { preview as nl } from './preview/nl.ts';

/** The words of a preview’s page. Apart from the site's dictionary and the desk's: neither needs them. */
export const previewWords = (locale: Locale): PreviewWords => byLocale[locale];

const byLocale: Record<Locale, PreviewWords> = { nl, en, es, de };

export type PreviewWords = Translated<typeof nl>;
