import type { Enquiry, Letter } from '#core/enquiry/mail.ts';
import { islandDay } from '#core/quote/days.ts';
import { formatDate } from '#i18n/format.ts';
import { mailWords } from '#i18n/mail-words.ts';
import { quoteSummary } from '#i18n/quote-summary.ts';
import { fill } from '#i18n/words.ts';
import { site } from '#site-config';
import { mailHtml } from './mail-html.tsx';
import { QuoteTable } from './QuoteTable.tsx';

/** Tells a visitor that a message has arrived. It holds nothing that was typed: whoever reads it may not have written. */
export function confirmationLetter({ email, lang, quote, createdAt }: Enquiry): Letter {
  const words = mailWords(lang);
  const received = fill(words.received, { date: formatDate(createdAt, lang) });
  const urgent = fill(words.urgent, { phone: site.phone });
  const text = [
    words.greeting,
    received,
    ...(quote === undefined
      ? []
      : [words.quote, quoteSummary(quote, { locale: lang, at: islandDay(createdAt) })]),
    urgent,
    `${words.regards}\n${site.name}`,
    words.notYou,
  ].join('\n\n');
  const html = mailHtml({
    lang,
    title: words.subject,
    children: (
      <>
        <p>{words.greeting}</p>
        <p>{received}</p>
        {quote !== undefined && (
          <>
            <p>{words.quote}</p>
            <QuoteTable quote={quote} receivedAt={createdAt} locale={lang} />
          </>
        )}
        <p>{urgent}</p>
        <p>
          {words.regards}
          <br />
          {site.name}
        </p>
        <p className="quiet">{words.notYou}</p>
      </>
    ),
  });
  return { to: { visitor: email }, subject: words.subject, html, text };
}
