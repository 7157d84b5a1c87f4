import { useQuery } from '@tanstack/react-query';
import type { ListedEnquiry } from '#core/enquiry/stored-enquiry.ts';
import { mailtoLink } from '#core/mail/mailto-link.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { loadDeskWords } from '#i18n/desk/load-desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { useDesk } from '../parts/use-desk.ts';

/** The reply is in the visitor’s language. Until its texts have loaded, it is in the desk’s language. */
export function useReplyLink(enquiry: ListedEnquiry): string {
  const { words } = useDesk();
  const { lang } = enquiry;
  const { data: theirs = words } = useQuery({
    queryKey: ['desk-words', lang],
    queryFn: () => loadDeskWords(lang),
    staleTime: Infinity,
  });
  return replyLink(enquiry, theirs.enquiries.answer);
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

type Answered = Pick<ListedEnquiry, 'email' | 'name' | 'subject' | 'message'>;
type AnswerWords = DeskWords['enquiries']['answer'];
