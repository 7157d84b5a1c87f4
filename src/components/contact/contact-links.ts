import { business } from '#core/business/current.ts';
import { emergencyPhone, isCalledAtNight } from '#core/business/emergency.ts';
import type { OfficeHours } from '#core/business/hours/office-hours.ts';
import type { Locale } from '#core/locale.ts';
import { mailtoLink } from '#core/mail/mailto-link.ts';
import { chatAddress, phoneLink } from '#core/phone/phone-link.ts';
import { words } from '#i18n/words.ts';

/** @example telLink() // => 'tel:+34971000000' */
export const telLink = (phone = business().phone): string => phoneLink(phone);

export const phoneText = (): string => unbroken(business().phone);

/** Attributes of a link that calls the office. Outside office hours, `office-or-emergency.browser.ts` lets it call the emergency number. */
export const callAttributes = () => ({
  href: telLink(),
  'data-call': isCalledAtNight(business()) || undefined,
});

/** What `office-or-emergency.browser.ts` needs to know, or undefined if the office’s number is right at any hour. */
export function nightCall(locale: Locale): string | undefined {
  const details = business();
  if (!isCalledAtNight(details)) return undefined;
  const { hours, holidays } = details;
  const { contact } = words(locale);
  const office = [phoneText(), contact.office] as const;
  const emergency = [unbroken(emergencyPhone(details)), contact.emergencies] as const;
  return JSON.stringify({ office, emergency, hours, holidays } satisfies NightCall);
}

/** Of both: the number, and what it is called. */
export type NightCall = OfficeHours & Record<'office' | 'emergency', readonly [string, string]>;

/** Returns what the office’s number is called, or nothing if it is the only number. */
export const officeName = (locale: Locale): string | undefined =>
  emergencyPhone() === business().phone ? undefined : words(locale).contact.office;

/** @example unbroken('Bel 1 2') // => 'Bel 1 2', with no-break spaces */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** @example siteOf('https://www.example.com/about') // => 'example.com' */
export const siteOf = (address: string): string => new URL(address).host.replace(/^www\./, '');

/** Returns a link that opens a chat with this message. The visitor can still change the message. */
export const chatLink = (message: string): string =>
  `${chatAddress(business().chatNumber)}?text=${encodeURIComponent(message)}`;

/** The attributes of a link that opens a chat with the usual first message, in a new window. */
export const chatAttributes = (locale: Locale) => ({
  href: chatLink(words(locale).floatingWhatsApp.message),
  target: '_blank',
  rel: 'noopener noreferrer',
});

export const mailLink = (subject?: string): string =>
  mailtoLink({ to: business().email, ...(subject !== undefined && { subject }) });
