import { useState } from 'react';
import type { ListedEnquiry } from '#core/enquiry/stored-enquiry.ts';
import { setEnquiryStatus } from '#contract/enquiries.ts';
import { callAsEditor } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { NavIcon } from '../parts/drawings/NavIcon.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useReplyLink } from './reply-link.ts';

/** Replies by mail, and marks an enquiry as answered or open again. */
export function EnquiryActions({ enquiry }: { enquiry: ListedEnquiry }) {
  const { words } = useDesk();
  const { enquiries: texts } = words;
  const { id, status } = enquiry;
  const replyTo = useReplyLink(enquiry);
  // The mail program does not say whether the reply was sent, so marking it stays a press of its own.
  const [hasReplied, setHasReplied] = useState(false);
  const next = status === 'open' ? 'answered' : 'open';
  const change = useDeskAction({
    run: () => callAsEditor(setEnquiryStatus, { id, status: next }),
    onSuccess: () =>
      showToast({ tone: 'success', title: next === 'answered' ? texts.marked : texts.reopened }),
    failureTitle: texts.actionFailed,
    changes: ['enquiries', 'today'],
  });
  return (
    <div className="row gap-2 enquiry-answer">
      <a
        className={hasReplied ? 'button button-quiet' : 'button'}
        href={replyTo}
        onClick={() => setHasReplied(true)}
      >
        <NavIcon name="enquiries" />
        {words.today.steps.answer}
      </a>
      <Button
        variant={hasReplied && next === 'answered' ? 'main' : 'quiet'}
        text={change.isPending ? texts.busy : next === 'answered' ? texts.markAnswered : texts.reopen}
        busy={change.isPending}
        onClick={() => change.mutate()}
      />
    </div>
  );
}
