import type { EnquiryMatter, Letter } from '#core/mail/mail.ts';
import { appointmentText } from '#i18n/enquiry/appointment-text.ts';
import { fill } from '#i18n/fill.ts';
import { formatDate } from '#i18n/format.ts';
import { business } from '#core/business/current.ts';
import { emergencyPhone } from '#core/business/emergency.ts';
import { letterOf, paragraph, quiet, quoteTable, signature } from '../letter-parts.tsx';
import { confirmationWords } from '#i18n/mails/confirmation.ts';

/**
 * Tells a visitor that the enquiry has arrived. Omits the message, because the e-mail address may belong to another
 * person.
 */
export function confirmationLetter({ enquiry }: EnquiryMatter): Letter {
  const { email, lang, quote, appointment, createdAt } = enquiry;
  const words = confirmationWords[lang];
  return letterOf({
    to: { visitor: email },
    subject: words.subject,
    lang,
    parts: [
      paragraph(words.greeting),
      paragraph(
        fill(words.received, {
          date: formatDate(createdAt, lang),
          formHours: business().promises.formHours,
        }),
      ),
      ...(quote === undefined
        ? []
        : [paragraph(words.quote), quoteTable({ quote, receivedAt: createdAt, locale: lang })]),
      ...(appointment === undefined
        ? []
        : [paragraph(fill(words.appointment, { appointment: appointmentText(appointment, lang) }))]),
      paragraph(fill(words.urgent, { phone: emergencyPhone() })),
      signature(words.regards, business().name),
      quiet(words.notYou),
    ],
  });
}
