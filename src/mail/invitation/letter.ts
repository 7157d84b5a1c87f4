import type { Locale } from '#core/locale.ts';
import type { Letter } from '#core/mail/mail.ts';
import { fill } from '#i18n/fill.ts';
import { formatDate } from '#i18n/format.ts';
import { business } from '#core/business/current.ts';
import { letterOf, link as linkTo, paragraph, quiet, signature } from '../letter-parts.tsx';
import { invitationWords } from '#i18n/mails/invitation.ts';

/** Invites a person to become an editor. This mail is sent directly, because the outbox would store the secret link. */
export function invitationLetter({ email, name, link, expiresAt, language }: Invited): Letter {
  const words = invitationWords[language];
  const values = { site: business().name, name, date: formatDate(expiresAt, language) };
  const subject = fill(words.subject, values);
  return letterOf({
    to: { visitor: email },
    subject,
    lang: language,
    parts: [
      paragraph(fill(words.greeting, values)),
      paragraph(fill(words.invited, values)),
      linkTo(words.open, link, words.press),
      paragraph(fill(words.until, values)),
      quiet(words.notYou),
      signature(words.regards, business().name),
    ],
  });
}

type Invited = { email: string; name: string; link: string; expiresAt: Date; language: Locale };
