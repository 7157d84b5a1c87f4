import type { Locale } from '#core/locale.ts';
import { mail as de } from './de/mail.ts';
import type { Translated } from './dictionary.ts';
import { mail as en } from './en/mail.ts';
import { mail as es } from './es/mail.ts';
import { mail as nl } from './nl/mail.ts';

/** The words of mails to visitors. Apart from the site's dictionary: no page needs them. */
export const mailWords = (locale: Locale): MailWords => byLocale[locale];

const byLocale: Record<Locale, MailWords> = { nl, en, es, de };

export type MailWords = Translated<typeof nl>;
