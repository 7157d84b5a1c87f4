import type { Enquiry, Letter } from '#core/enquiry/mail.ts';
import { sourceLocale } from '#core/locale.ts';
import { islandDay } from '#core/quote/days.ts';
import { businessMail as words } from '#i18n/business-mail.ts';
import { formatMoment } from '#i18n/format.ts';
import { languages } from '#i18n/languages.ts';
import { quoteSummary } from '#i18n/quote-summary.ts';
import { fill } from '#i18n/words.ts';
import { Lines, mailHtml } from './mail-html.tsx';
import { QuoteTable, sumsOf } from './QuoteTable.tsx';

/** Brings a message to the business: who wrote it, where and in which language, and the quote with its sums. */
export function businessLetter(enquiry: Enquiry, about: BusinessMail): Letter {
  const { quote, createdAt, message } = enquiry;
  const subject = subjectOf(enquiry, about);
  const notes = [
    ...(about.isReminder ? [words.reminderText] : []),
    ...(about.unstored === undefined ? [] : [words.unstoredText]),
  ];
  const facts = factsOf(enquiry);
  const isReplaced = quote !== undefined && sumsOf({ quote, receivedAt: createdAt }).replaced;
  const desk = fill(words.desk, { url: about.desk });
  const textWith = (reply: string) =>
    [
      ...notes,
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      `${words.message}:\n${message}`,
      ...(quote === undefined
        ? []
        : [quoteSummary(quote, { locale: sourceLocale, at: islandDay(createdAt) })]),
      ...(isReplaced ? [words.replaced] : []),
      reply,
      desk,
      ...(about.unstored === undefined ? [] : [`${words.sealed}:\n${about.unstored}`]),
    ].join('\n\n');
  const htmlWith = (reply: string) =>
    mailHtml({
      lang: sourceLocale,
      title: subject,
      children: (
        <>
          {notes.map((note) => (
            <p key={note}>
              <strong>{note}</strong>
            </p>
          ))}
          <table>
            <tbody>
              {facts.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <h2>{words.message}</h2>
          <Lines text={message} />
          {quote !== undefined && (
            <>
              <h2>{words.quote}</h2>
              <QuoteTable quote={quote} receivedAt={createdAt} locale={sourceLocale} />
            </>
          )}
          {isReplaced && <p>{words.replaced}</p>}
          <p className="quiet">
            {reply}
            <br />
            {desk}
          </p>
          {about.unstored !== undefined && (
            <>
              <h2>{words.sealed}</h2>
              <p className="sealed">{about.unstored}</p>
            </>
          )}
        </>
      ),
    });
  return {
    to: 'business',
    replyTo: enquiry.email,
    subject,
    html: htmlWith(words.reply),
    text: textWith(words.reply),
    withoutReply: { html: htmlWith(words.replyRefused), text: textWith(words.replyRefused) },
  };
}

function subjectOf({ name, subject }: Enquiry, { isReminder, unstored }: BusinessMail): string {
  const plain =
    subject === '' ? fill(words.subject, { name }) : fill(words.subjectWithText, { name, subject });
  if (isReminder) return fill(words.reminder, { subject: plain });
  return unstored === undefined ? plain : fill(words.unstored, { subject: plain });
}

function factsOf(enquiry: Enquiry): [string, string][] {
  const { name, email, phone, subject, lang, pageUrl, createdAt, submission } = enquiry;
  const facts: [string, string][] = [
    [words.from, `${name} (${email})`],
    [words.phone, phone],
    [words.topic, subject],
    [words.language, languages[lang].name],
    [words.page, pageUrl],
    [words.received, formatMoment(createdAt, sourceLocale)],
    [words.submission, submission],
  ];
  return facts.filter(([, value]) => value !== '');
}

type BusinessMail = { desk: string; isReminder: boolean; unstored: string | undefined };
