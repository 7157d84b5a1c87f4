import { sourceLocale } from '#core/locale.ts';
import type { EnquiryMatter, Letter } from '#core/mail/mail.ts';
import { site } from '#site-config';
import { letterBody, paragraph, signature } from '#mail/letter-parts.tsx';
import { newThingWords } from './words.ts';

/** Who gets it, and why. */
export function newThingLetter(_matter: EnquiryMatter): Letter {
  const words = newThingWords[sourceLocale];
  return {
    to: 'business',
    subject: words.subject,
    ...letterBody({
      lang: sourceLocale,
      title: words.subject,
      parts: [paragraph(words.greeting), paragraph(words.text), signature(words.regards, site.name)],
    }),
  };
}
