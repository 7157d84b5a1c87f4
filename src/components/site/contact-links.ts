import { site } from '#site-config';

/** @example telLink() // => 'tel:+34000000000' */
export const telLink = (): string => `tel:${site.phone.replace(/[^+\d]/g, '')}`;

/** The phone number as it is shown: it never breaks at the end of a line. */
export const phoneText = (): string => unbroken(site.phone);

/** @example unbroken('Bel 1 2') // => 'Bel 1 2', with spaces that hold together */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Opens a chat with the business; the visitor can still change the message. */
export const chatLink = (message: string): string =>
  `https://wa.me/${site.chatNumber}?text=${encodeURIComponent(message)}`;

/** Opens the visitor's own mail program; without a subject it is left to them. */
export const mailLink = (subject?: string): string =>
  `mailto:${site.email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
