import type { Locale } from '#core/locale.ts';

/** How an answer to a visitor begins and ends: in the visitor's language, whatever that of the desk is. */
export const replyWords = (locale: Locale): ReplyWords => byLocale[locale];

const byLocale: Record<Locale, ReplyWords> = {
  nl: {
    subject: 'Uw bericht',
    greeting: 'Geachte {name},',
    thanks: 'Hartelijk dank voor uw bericht.',
    closing: 'Met vriendelijke groet,',
  },
  en: {
    subject: 'Your message',
    greeting: 'Dear {name},',
    thanks: 'Thank you very much for your message.',
    closing: 'Kind regards,',
  },
  es: {
    subject: 'Su mensaje',
    greeting: 'Buenos días, {name}:',
    thanks: 'Muchas gracias por su mensaje.',
    closing: 'Atentamente,',
  },
  de: {
    subject: 'Ihre Nachricht',
    greeting: 'Guten Tag {name},',
    thanks: 'vielen Dank für Ihre Nachricht.',
    closing: 'Mit freundlichen Grüßen',
  },
};

export type ReplyWords = { subject: string; greeting: string; thanks: string; closing: string };
