import { business } from '#core/business/current.ts';
import type { Appointment } from '#core/enquiry/appointment/appointment.ts';
import { appointmentCalendar } from '#core/enquiry/appointment/appointment-calendar.ts';
import type { Enquiry } from '#core/enquiry/stored-enquiry.ts';
import { languages, sourceLocale } from '#core/locale.ts';
import type { EnquiryMatter, Letter } from '#core/mail/mail.ts';
import { appointmentText } from '#i18n/enquiry/appointment-text.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { sumsOf } from '../QuoteTable.tsx';
import {
  factsTable,
  letterBody,
  paragraph,
  quoteTable,
  strong,
  type Facts,
  type LetterPart,
} from '../letter-parts.tsx';
import type { Links } from '../links.ts';
import { Lines } from '../mail-html.tsx';
import { businessWords as words } from '#i18n/mails/business.ts';

/** The mail with which the business learns of an enquiry. `unstored`: the database is down, so the mail carries it. */
export function businessLetter({ enquiry, unstored }: EnquiryMatter, links: Links): Letter {
  const subject = subjectOf(enquiry);
  return unstored === undefined
    ? letterOf(enquiry, { subject, links })
    : letterOf(enquiry, {
        subject: fill(words.unstored, { subject }),
        note: words.unstoredText,
        sealed: unstored,
        links,
      });
}

export const reminderLetter = ({ enquiry }: EnquiryMatter, links: Links): Letter =>
  letterOf(enquiry, {
    subject: fill(words.reminder, { subject: subjectOf(enquiry) }),
    note: fill(words.reminderText, { hours: business().promises.formHours }),
    links,
  });

function letterOf(enquiry: Enquiry, { subject, note, sealed, links }: About): Letter {
  const { quote, createdAt, message } = enquiry;
  const isReplaced = quote !== undefined && sumsOf({ quote, receivedAt: createdAt }).replaced;
  const bodyWith = (reply: string) =>
    letterBody({
      lang: sourceLocale,
      title: subject,
      parts: [
        ...(note === undefined ? [] : [strong(note)]),
        factsTable(factsOf(enquiry, links)),
        typedText(message),
        ...(quote === undefined
          ? []
          : [
              { html: <h2>{words.quote}</h2> },
              quoteTable({ quote, receivedAt: createdAt, locale: sourceLocale }),
            ]),
        ...(isReplaced ? [paragraph(words.replaced)] : []),
        readingSuggestions(reply, fill(words.desk, { url: links.enquiries })),
        ...(sealed === undefined ? [] : [sealedText(sealed)]),
      ],
    });
  return {
    to: 'business',
    replyTo: enquiry.email,
    subject,
    ...(enquiry.appointment === undefined ? {} : { attachment: calendarFile(enquiry, enquiry.appointment) }),
    ...bodyWith(words.reply),
    withoutReply: bodyWith(words.replyRefused),
  };
}

const calendarFile = ({ submission, createdAt, name }: Enquiry, appointment: Appointment) => ({
  filename: words.calendarFile,
  contentType: 'text/calendar',
  content: appointmentCalendar({
    appointment,
    submission,
    createdAt,
    summary: fill(words.calendar, { name }),
  }),
});

const subjectOf = ({ name, subject }: Enquiry): string =>
  subject === '' ? fill(words.subject, { name }) : fill(words.subjectWithText, { name, subject });

function factsOf(enquiry: Enquiry, links: Links): Facts {
  const { name, email, phone, subject, lang, pageUrl, createdAt, submission, appointment } = enquiry;
  return [
    [words.from, `${name} (${email})`],
    [words.phone, phone],
    [words.topic, subject],
    [words.appointment, appointment && appointmentText(appointment, sourceLocale)],
    [words.language, languages[lang].name],
    [words.page, links.page(pageUrl)],
    [words.received, formatMoment(createdAt, sourceLocale)],
    [words.submission, submission],
  ];
}

const typedText = (message: string): LetterPart => ({
  text: `${words.message}:\n${message}`,
  html: (
    <>
      <h2>{words.message}</h2>
      <Lines text={message} />
    </>
  ),
});

const readingSuggestions = (reply: string, desk: string): LetterPart => ({
  text: `${reply}\n\n${desk}`,
  html: (
    <p className="quiet">
      {reply}
      <br />
      {desk}
    </p>
  ),
});

const sealedText = (sealed: string): LetterPart => ({
  text: `${words.sealed}:\n${sealed}`,
  html: (
    <>
      <h2>{words.sealed}</h2>
      <p className="sealed">{sealed}</p>
    </>
  ),
});

type About = { subject: string; note?: string; sealed?: string; links: Links };
