import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ListedEnquiry } from '#core/enquiry/stored-enquiry.ts';
import { mailtoLink } from '#core/mail/mailto-link.ts';
import { setEnquiryStatus } from '#contract/enquiries.ts';
import { loadDeskWords } from '#i18n/desk/load-desk-words.ts';
import { callAsEditor } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';

export function EnquiryActions({ enquiry, askPerson }: Props) {
  const { words } = useDesk();
  const { enquiries: texts } = words;
  const { id, email, status, lang } = enquiry;
  // Until the texts in the visitor’s language have loaded, the reply uses the desk’s language.
  const { data: theirs = words } = useQuery({
    queryKey: ['desk-words', lang],
    queryFn: () => loadDeskWords(lang),
    staleTime: Infinity,
  });
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
    <div className="row">
      <a
        className={hasReplied ? 'button button-quiet' : 'button'}
        href={replyLink(enquiry, theirs.enquiries.answer)}
        onClick={() => setHasReplied(true)}
      >
        {texts.reply}
      </a>
      <Button
        variant={hasReplied && next === 'answered' ? 'main' : 'quiet'}
        text={change.isPending ? texts.busy : next === 'answered' ? texts.markAnswered : texts.reopen}
        busy={change.isPending}
        onClick={() => change.mutate()}
      />
      <Button variant="standalone-link" text={texts.person.ofThis} onClick={() => askPerson(email)} />
    </div>
  );
}

/** The quotation comes last, because a link that is too long loses its end. */
export function replyLink({ email, name, subject, message }: Answered, words: AnswerWords): string {
  const { subject: usual, greeting, thanks, closing } = words;
  const quoted = message.replace(/^/gm, '> ');
  return mailtoLink({
    to: email,
    subject: `Re: ${subject === '' ? usual : subject}`,
    body: [fill(greeting, { name }), thanks, '', closing, '', quoted].join('\n\n'),
  });
}

type Props = {
  enquiry: ListedEnquiry;
  askPerson: (email: string) => void;
};

type Answered = Pick<ListedEnquiry, 'email' | 'name' | 'subject' | 'message'>;
type AnswerWords = DeskWords['enquiries']['answer'];
