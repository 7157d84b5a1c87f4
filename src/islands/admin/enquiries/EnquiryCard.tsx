import { lazy, Suspense } from 'react';
import type { ListedEnquiry } from '#core/enquiry/stored-enquiry.ts';
import { mailVerdict, mayMailAgain } from '#core/enquiry/mail-verdict.ts';
import { languages } from '#core/locale.ts';
import { formatMoment, formatNearMoment } from '#i18n/format.ts';
import { OrderMark } from '../bitcoin/OrderMark.tsx';
import { Fact } from '../parts/Fact.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { useToday } from '../parts/use-today.ts';
import { AnswerTime } from './AnswerTime.tsx';
import { EnquiryActions } from './EnquiryActions.tsx';
import { EnquiryMail } from './EnquiryMail.tsx';
import { useReplyLink } from './reply-link.ts';

const EnquiryPhone = lazy(() => import('./EnquiryPhone.tsx'));
/** These components load on demand, because they need the site’s texts in four languages. */
const EnquiryQuote = lazy(() => import('./EnquiryQuote.tsx'));
const EnquiryAppointment = lazy(() => import('./EnquiryAppointment.tsx'));
const EnquiryBitcoin = lazy(() => import('./EnquiryBitcoin.tsx'));

export function EnquiryCard({ enquiry, now, askPerson }: Props) {
  const { words, language } = useDesk();
  const { enquiries: texts } = words;
  const { name, email, phone, subject, message, lang, pageUrl, quote, appointment, status, createdAt } =
    enquiry;
  const replyTo = useReplyLink(enquiry);
  const verdict = mailVerdict(enquiry);
  const [newestOrder] = enquiry.bitcoinOrders;
  const setUp = useToday().data?.setUp ?? [];
  return (
    <details className="desk-card" data-status={status} open={location.hash === `#${enquiry.id}`}>
      <summary>
        <span className="desk-card-title">{name}</span>
        <span className="desk-card-about" lang={lang}>
          {subject !== '' && <strong>{subject} </strong>}
          <span className="enquiry-start">{message}</span>
        </span>
        <span className="row gap-2 desk-marks">
          <time className="soft enquiry-time" dateTime={createdAt.toISOString()}>
            {formatNearMoment(createdAt, language)}
          </time>
          {status === 'open' && verdict.step !== 'held' ? (
            <AnswerTime createdAt={createdAt} now={now} />
          ) : (
            <span className="desk-mark" data-status={status}>
              {texts.status[status]}
            </span>
          )}
          {mayMailAgain(verdict) && (
            <span className="desk-mark" data-trouble>
              {verdict.step === 'held' ? texts.marks.held : texts.marks.unmailed}
            </span>
          )}
          {quote !== undefined && <span className="desk-mark">{texts.quoteAsked}</span>}
          {newestOrder !== undefined && <OrderMark order={newestOrder} />}
        </span>
      </summary>
      <div className="desk-card-whole">
        <p className="enquiry-text" lang={lang}>
          {message}
        </p>
        <EnquiryActions enquiry={enquiry} askPerson={askPerson} />
        <dl className="desk-facts">
          <Fact label={texts.received}>{formatMoment(createdAt, language)}</Fact>
          <Fact label={texts.email}>
            <a href={replyTo}>{email}</a>
          </Fact>
          {phone !== '' && (
            <Suspense fallback={null}>
              <EnquiryPhone number={phone} />
            </Suspense>
          )}
          <Fact label={texts.language}>{languages[lang].name}</Fact>
          {appointment !== undefined && (
            <Suspense fallback={null}>
              <EnquiryAppointment appointment={appointment} />
            </Suspense>
          )}
          <Fact label={texts.page}>{onThisSite(pageUrl)}</Fact>
        </dl>
        {quote !== undefined && (
          <Suspense fallback={<p>{texts.busy}</p>}>
            <EnquiryQuote quote={quote} receivedAt={createdAt} heading={texts.quote} />
          </Suspense>
        )}
        <EnquiryMail enquiry={enquiry} verdict={verdict} />
        {(newestOrder !== undefined || setUp.includes('bitcoin')) && (
          <Suspense fallback={null}>
            <EnquiryBitcoin enquiry={enquiry} />
          </Suspense>
        )}
      </div>
    </details>
  );
}

/** @example onThisSite('https://www.example.com/nl') // => '/nl' */
const onThisSite = (address: string): string =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;

type Props = {
  enquiry: ListedEnquiry;
  now: number;
  askPerson: (email: string) => void;
};
