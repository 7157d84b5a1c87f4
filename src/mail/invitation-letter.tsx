import type { Letter } from '#core/enquiry/mail.ts';
import type { Locale } from '#core/locale.ts';
import { formatDate } from '#i18n/format.ts';
import { invitationMail } from '#i18n/invitation-mail.ts';
import { fill } from '#i18n/words.ts';
import { site } from '#site-config';
import { mailHtml } from './mail-html.tsx';

/** Brings the link of an invitation to the person it is for. */
export function invitationLetter({ email, name, link, expiresAt, language }: Invited): Letter {
  const words = invitationMail(language);
  const values = { site: site.name, name, date: formatDate(expiresAt, language) };
  const subject = fill(words.subject, values);
  const [greeting, invited, until] = [words.greeting, words.invited, words.until].map((text) =>
    fill(text, values),
  );
  const text = [
    greeting,
    invited,
    `${words.open}\n${link}`,
    until,
    words.notYou,
    `${words.regards}\n${site.name}`,
  ].join('\n\n');
  const html = mailHtml({
    lang: language,
    title: subject,
    children: (
      <>
        <p>{greeting}</p>
        <p>{invited}</p>
        <p>
          {words.open}
          <br />
          <a href={link}>{link}</a>
        </p>
        <p>{until}</p>
        <p className="quiet">{words.notYou}</p>
        <p>
          {words.regards}
          <br />
          {site.name}
        </p>
      </>
    ),
  });
  return { to: { visitor: email }, subject, html, text };
}

type Invited = { email: string; name: string; link: string; expiresAt: Date; language: Locale };
