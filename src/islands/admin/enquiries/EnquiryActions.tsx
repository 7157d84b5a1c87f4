import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedEnquiry } from '#core/enquiry/listed-enquiry.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { setEnquiryStatus } from '#clients/enquiries.ts';
import { showToast } from '#stores/toasts.ts';
import { refusalText } from '../parts/refusal-text.ts';
import { replyLink } from './reply-link.ts';

/** Answering a message, saying that it is answered, and what is kept about whoever wrote it. */
export function EnquiryActions({ enquiry, askPerson, noteAction, words }: Props) {
  const { enquiries: said } = words;
  const { id, email, status } = enquiry;
  const next = status === 'open' ? 'answered' : 'open';
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () => setEnquiryStatus({ id, status: next }),
    onSuccess: () => {
      noteAction();
      showToast({ tone: 'success', title: next === 'answered' ? said.marked : said.reopened });
    },
    onError: (cause) =>
      showToast({ tone: 'failure', title: said.actionFailed, text: refusalText(words, refusalCode(cause)) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['enquiries'] }),
  });
  return (
    <div className="desk-actions">
      <a className="button" href={replyLink(enquiry)}>
        {said.reply}
      </a>
      <button
        type="button"
        className="button button-quiet"
        // Not disabled: that would take the focus away.
        onClick={() => !change.isPending && change.mutate()}
        aria-disabled={change.isPending}
      >
        {change.isPending ? said.busy : next === 'answered' ? said.markAnswered : said.reopen}
      </button>
      <button type="button" className="desk-link" onClick={() => askPerson(email)}>
        {said.person.ofThis}
      </button>
    </div>
  );
}

type Props = {
  enquiry: ListedEnquiry;
  askPerson: (email: string) => void;
  noteAction: () => void;
  words: DeskWords;
};
