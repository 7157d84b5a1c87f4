import type { OrderMail } from '../bitcoin-order/order-mail.ts';
import type { Enquiry } from '../enquiry/enquiry.ts';
import type { PreviewMail } from '../preview/preview.ts';

/** What a mail is about; `unstored` is the signed text of a message that no database knows. */
export type EnquiryMatter = { enquiry: Enquiry; unstored?: string };
export type PreviewMatter = { preview: PreviewMail };
export type BitcoinMatter = { bitcoin: OrderMail };
export type HeldMatter = { heldMessages: number };

/** A mail to be written. Its kind says which letter: `src/mail/compose-letter.ts` has them all. */
export type MailMatter = { kind: string } & (EnquiryMatter | PreviewMatter | HeldMatter | BitcoinMatter);

/** A mail that somebody has claimed, and has to say the end of. */
export type ClaimedMail = {
  id: string;
  /** This one included. */
  attempts: number;
  idempotencyKey: string;
} & MailMatter;

/** A finished mail. The same matter always makes the same letter: the mail service compares them. */
export type Letter = {
  /** Where the business reads its mail is a setting of the host. */
  to: 'business' | { visitor: string } | { editor: string };
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** What it says where the mail service takes no answer address of this form. */
  withoutReply?: { html: string; text: string };
};

/** What is to be said to whom. */
export type ComposeLetter = (mail: MailMatter) => Letter;

/** Hands a letter to the mail service, which sends one per key. */
export type SendLetter = (letter: Letter, idempotencyKey: string) => Promise<SendOutcome>;

/**
 * How handing over a mail ended. `failed`: certainly not sent. `unclear`: perhaps sent. `dead`: can never be sent.
 * `unknown`: an earlier attempt was sent with a different body. `untried`: sending is not configured.
 */
export type SendOutcome =
  | { outcome: 'sent' }
  | { outcome: 'failed'; error: string; retryAfterSeconds?: number; isTooFast?: boolean }
  | { outcome: 'unclear' | 'dead' | 'unknown' | 'untried'; error: string };
