import { heldEnquiryDays } from '#core/lifetimes.ts';
import { sourceLocale } from '#core/locale.ts';
import type { HeldMatter, Letter } from '#core/mail/mail.ts';
import { fill } from '#i18n/fill.ts';
import { letterOf, link, paragraph, quiet, strong } from '../letter-parts.tsx';
import type { Links } from '../links.ts';
import { heldWords as words } from '#i18n/mails/held.ts';

/** Tells the business how many suspicious enquiries wait at the desk. Contains no text from a visitor. */
export function heldLetter({ heldEnquiries: count }: HeldMatter, { enquiries }: Links): Letter {
  const subject = count === 1 ? words.subjectOfOne : fill(words.subject, { count });
  return letterOf({
    to: 'business',
    subject,
    lang: sourceLocale,
    parts: [
      { html: strong(subject).html },
      paragraph(words.why),
      link(words.open, enquiries),
      quiet(fill(words.once, { days: heldEnquiryDays })),
    ],
  });
}
