import { mailVerdict } from '#core/enquiry/mail-verdict.ts';
import type { ListedEnquiry } from '#core/enquiry/stored-enquiry.ts';
import { useDesk } from '../parts/use-desk.ts';
import { AnswerTime } from './AnswerTime.tsx';

/** How long the visitor still waits, or that the message has its answer. */
export function EnquiryState({ enquiry, now }: { enquiry: ListedEnquiry; now: number }) {
  const texts = useDesk().words.enquiries;
  const { status, createdAt } = enquiry;
  if (status === 'answered')
    return (
      <span className="desk-mark" data-status={status}>
        {texts.marks.answered}
      </span>
    );
  // A held message may be advertising, so no time is running.
  return mailVerdict(enquiry).step === 'held' ? (
    <span className="desk-mark">{texts.marks.held}</span>
  ) : (
    <AnswerTime createdAt={createdAt} now={now} />
  );
}
