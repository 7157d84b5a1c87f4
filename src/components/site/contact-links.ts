import { business } from '#core/business/current.ts';
import type { Locale } from '#core/locale.ts';
import { words } from '#i18n/words.ts';

/** @example telLink() // => 'tel:+34971000000' */
export const telLink = (phone = business().phone): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

export const phoneText = (): string => unbroken(business().phone);

/** @example unbroken('Bel 1 2') // => 'Bel 1 2', with no-break spaces */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Returns a link that opens a chat with this message. The visitor can still change the message. */
export const chatLink = (message: string): string =>
  `https://wa.me/${business().chatNumber.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;

/** The attributes of a link that opens a chat with the usual first message, in a new window. */
export const chatAttributes = (locale: Locale) => ({
  href: chatLink(words(locale).floatingWhatsApp.message),
  target: '_blank',
  rel: 'noopener noreferrer',
});

export const mailLink = (subject?: string): string =>
  `mailto:${business().email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
