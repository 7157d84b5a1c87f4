import { Fragment, type ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import type { Letter } from '#core/mail/mail.ts';
import { quoteSummary } from '#i18n/quote-summary.ts';
import { mailHtml } from './mail-html.tsx';
import { QuoteTable, type QuoteToTell } from './QuoteTable.tsx';

/** A mail is a list of parts, each with its HTML and its plain text, so that both say the same. */
export const letterOf = ({ lang, parts, ...letter }: WrittenLetter): Letter => ({
  ...letter,
  ...letterBody({ lang, title: letter.subject, parts }),
});

export const letterBody = ({ lang, title, parts }: LetterBody): { html: string; text: string } => ({
  html: mailHtml({
    lang,
    title,
    children: parts.map(({ html }, index) => <Fragment key={index}>{html}</Fragment>),
  }),
  text: parts.flatMap(({ text }) => text ?? []).join('\n\n'),
});

export const paragraph = (text: string): LetterPart => ({ text, html: <p>{text}</p> });

export const quiet = (text: string): LetterPart => ({ text, html: <p className="quiet">{text}</p> });

export const strong = (text: string): LetterPart => ({
  text,
  html: (
    <p>
      <strong>{text}</strong>
    </p>
  ),
});

/** The address, and before it a button if `press` names one. */
export const link = (label: string, url: string, press?: string): LetterPart => ({
  text: `${label}\n${url}`,
  html: (
    <p>
      {label}
      <br />
      {press !== undefined && (
        <>
          <a className="button" href={url}>
            {press}
          </a>
          <br />
        </>
      )}
      <a href={url}>{url}</a>
    </p>
  ),
});

export const signature = (regards: string, name: string): LetterPart => ({
  text: `${regards}\n${name}`,
  html: (
    <p>
      {regards}
      <br />
      {name}
    </p>
  ),
});

export function factsTable(facts: Facts): LetterPart {
  const filled = facts.filter(([, value]) => value !== undefined && value !== '');
  return {
    text: filled.map(([fact, value]) => `${fact}: ${value}`).join('\n'),
    html: (
      <table>
        <tbody>
          {filled.map(([fact, value]) => (
            <tr key={fact}>
              <th scope="row">{fact}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  };
}

export const quoteTable = ({ quote, receivedAt, locale }: QuoteToTell): LetterPart => ({
  text: quoteSummary(quote, { locale, at: islandDay(receivedAt) }),
  html: <QuoteTable quote={quote} receivedAt={receivedAt} locale={locale} />,
});

export type Facts = (readonly [string, string | undefined])[];

/** The plain-text version of the mail omits a part whose `text` is undefined. */
export type LetterPart = { text?: string; html: ReactNode };

type WrittenLetter = Omit<Letter, 'html' | 'text'> & { lang: Locale; parts: LetterPart[] };
type LetterBody = { lang: Locale; title: string; parts: LetterPart[] };
