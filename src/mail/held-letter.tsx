import type { Letter } from '#core/enquiry/mail.ts';
import { sourceLocale } from '#core/locale.ts';
import { businessMail } from '#i18n/business-mail.ts';
import { fill } from '#i18n/words.ts';
import { mailHtml } from './mail-html.tsx';

/** Tells the business that messages are stored and not mailed, and where to read them. Holds nothing a visitor wrote. */
export function heldLetter(count: number, { desk }: { desk: string }): Letter {
  const words = businessMail.held;
  const subject = count === 1 ? words.subjectOfOne : fill(words.subject, { count });
  return {
    to: 'business',
    subject,
    text: [words.why, `${words.open}\n${desk}`, words.once].join('\n\n'),
    html: mailHtml({
      lang: sourceLocale,
      title: subject,
      children: (
        <>
          <p>
            <strong>{subject}</strong>
          </p>
          <p>{words.why}</p>
          <p>
            {words.open}
            <br />
            <a href={desk}>{desk}</a>
          </p>
          <p className="quiet">{words.once}</p>
        </>
      ),
    }),
  };
}
