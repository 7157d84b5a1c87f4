import { mailVerdict, mayMailAgain } from '#core/enquiry/mail-verdict.ts';
import type { ListedEnquiry } from '#core/enquiry/stored-enquiry.ts';
import { OrderMark } from '../bitcoin/OrderMark.tsx';
import { Initials } from '../parts/list/Lead.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { EnquiryState } from './EnquiryState.tsx';

/** Who wrote, the first words, and what the message waits for. Opens the enquiry. */
export function EnquiryRow({ enquiry, now, isOpen, isNamed }: Props) {
  const { enquiries: texts } = useDesk().words;
  const { id, name, subject, message, lang, quote, status } = enquiry;
  const verdict = mailVerdict(enquiry);
  const [newestOrder] = enquiry.bitcoinOrders;
  return (
    <a
      className="enquiry-row"
      href={`#${id}`}
      data-status={status}
      aria-current={isOpen ? 'true' : undefined}
      onClick={isNamed ? stay : undefined}
    >
      <Initials name={name} />
      <span className="enquiry-name">{name}</span>
      <span className="enquiry-start" lang={lang}>
        {subject !== '' && <strong>{subject} </strong>}
        {message}
      </span>
      <span className="enquiry-when">
        <EnquiryState enquiry={enquiry} now={now} />
      </span>
      <span className="row gap-2 enquiry-marks">
        {mayMailAgain(verdict) && verdict.step !== 'held' && (
          <span className="desk-mark">{texts.marks.unmailed}</span>
        )}
        {quote !== undefined && <span className="desk-mark">{texts.quoteAsked}</span>}
        {newestOrder !== undefined && <OrderMark order={newestOrder} />}
      </span>
    </a>
  );
}

/** Prevents a click on the link of the chosen enquiry from loading the page again. */
const stay = (event: { preventDefault: () => void }) => event.preventDefault();

/** `isNamed`: the address names the enquiry. */
type Props = { enquiry: ListedEnquiry; now: number; isOpen: boolean; isNamed: boolean };
