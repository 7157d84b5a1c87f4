import { site } from '#site-config';

/** @example telLink() // => 'tel:+34000000000' */
export const telLink = (): string => `tel:${site.phone.replace(/[^+\d]/g, '')}`;

/** Returns the phone number for display, without line breaks. */
export const phoneText = (): string => unbroken(site.phone);

/** @example unbroken('Bel 1 2') // => 'Bel 1 2', with no-break spaces */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Returns a link that opens a chat with the business; the visitor can still change the message. */
export const chatLink = (message: string): string =>
  `https://wa.me/${site.chatNumber}?text=${encodeURIComponent(message)}`;

/** Returns a link that opens the visitor's mail program. */
export const mailLink = (subject?: string): string =>
  `mailto:${site.email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
