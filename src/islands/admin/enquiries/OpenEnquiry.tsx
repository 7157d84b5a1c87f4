import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useRef } from 'react';
import { mailVerdict } from '#core/enquiry/mail-verdict.ts';
import type { ListedEnquiry } from '#core/enquiry/stored-enquiry.ts';
import { formatMoment } from '#i18n/format.ts';
import { LaterPart } from '../parts/LaterPart.tsx';
import { Button } from '../parts/Button.tsx';
import { NavIcon } from '../parts/drawings/NavIcon.tsx';
import { Fact } from '../parts/Fact.tsx';
import { Initials } from '../parts/list/Lead.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { useToday } from '../parts/use-today.ts';
import { EnquiryActions } from './EnquiryActions.tsx';
import { EnquiryMail } from './EnquiryMail.tsx';
import { EnquiryState } from './EnquiryState.tsx';
import { useReplyLink } from './reply-link.ts';

const PhoneLinks = lazy(() => import('./PhoneLinks.tsx'));
/** These components load on demand, because they need the site’s texts in four languages. */
const EnquiryQuote = lazy(() => import('./EnquiryQuote.tsx'));
const EnquiryAppointment = lazy(() => import('./EnquiryAppointment.tsx'));
const EnquiryBitcoin = lazy(() => import('./EnquiryBitcoin.tsx'));

/** An enquiry as a letter: who wrote and how to reach her, the message, the answer. */
export default function OpenEnquiry({ enquiry, now, isNamed, onShown, askPerson }: Props) {
  const { words, language } = useDesk();
  const { enquiries: texts } = words;
  const { id, name, email, phone, subject, message, lang, pageUrl, quote, appointment, createdAt } = enquiry;
  const replyTo = useReplyLink(enquiry);
  const verdict = mailVerdict(enquiry);
  const path = onThisSite(pageUrl);
  // The names of pages are in the site’s texts, which load on demand.
  const { data: page = path } = useQuery({
    queryKey: ['page-title', path],
    queryFn: async () => (await import('#i18n/desk/site-pages.ts')).pageTitle(path),
    staleTime: Infinity,
  });
  const setUp = useToday().data?.setUp ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => onShown(id, heading.current), [id, isNamed]);
  return (
    <article className="stack gap-5 enquiry-open" aria-labelledby="enquiry-name">
      <a className="desk-above enquiry-back" href="#">
        {words.pages.enquiries}
      </a>
      <header className="enquiry-from">
        <Initials name={name} />
        <h2 id="enquiry-name" ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <EnquiryState enquiry={enquiry} now={now} />
        <div className="row enquiry-ways">
          <a className="enquiry-way" href={replyTo}>
            <NavIcon name="enquiries" />
            {email}
          </a>
          {phone !== '' && (
            <LaterPart>
              <PhoneLinks number={phone} />
            </LaterPart>
          )}
        </div>
      </header>
      <section className="enquiry-letter" lang={lang}>
        {subject !== '' && <h3>{subject}</h3>}
        <p className="enquiry-text">{message}</p>
      </section>
      <EnquiryActions enquiry={enquiry} />
      <dl className="desk-facts">
        <Fact label={texts.received}>{formatMoment(createdAt, language)}</Fact>
        <Fact label={texts.language}>{words.languageNames[lang]}</Fact>
        {appointment !== undefined && (
          <LaterPart>
            <EnquiryAppointment appointment={appointment} />
          </LaterPart>
        )}
        <Fact label={texts.page}>{page}</Fact>
      </dl>
      {quote !== undefined && (
        <LaterPart waiting={<p>{texts.busy}</p>}>
          <EnquiryQuote quote={quote} receivedAt={createdAt} heading={texts.quote} />
        </LaterPart>
      )}
      <div className="stack gap-1">
        <EnquiryMail enquiry={enquiry} verdict={verdict} />
        <Button variant="standalone-link" text={texts.person.ofThis} onClick={() => askPerson(email)} />
      </div>
      {(enquiry.bitcoinOrders.length > 0 || setUp.includes('bitcoin')) && (
        <LaterPart>
          <EnquiryBitcoin enquiry={enquiry} />
        </LaterPart>
      )}
    </article>
  );
}

/** @example onThisSite('https://www.example.com/nl') // => '/nl' */
const onThisSite = (address: string): string =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;

type Props = {
  enquiry: ListedEnquiry;
  now: number;
  /** Whether the editor chose this enquiry. On wide screens, the newest one is open until she chooses. */
  isNamed: boolean;
  onShown: (id: string, heading: HTMLElement | null) => void;
  askPerson: (email: string) => void;
};
