import type { ListedEnquiry } from '#core/enquiry/stored-enquiry.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';

/** Characters. The link quotes only the start of a long message, because mail programs truncate long links. */
const maxQuoted = 800;

export function replyLink({ email, name, subject, message }: Answered, words: AnswerWords): string {
  const { subject: usual, greeting, thanks, closing } = words;
  const title = subject === '' ? usual : subject;
  const quoted = message.length > maxQuoted ? `${cut(message, maxQuoted)}…` : message;
  const body = [fill(greeting, { name }), thanks, '', closing, '', quoted.replace(/^/gm, '> ')].join('\n\n');
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${title}`)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
}

const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

type Answered = Pick<ListedEnquiry, 'email' | 'name' | 'subject' | 'message'>;
type AnswerWords = DeskWords['enquiries']['answer'];
