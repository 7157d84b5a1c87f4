import type { OrderMail } from '../bitcoin-order/order-mail.ts';
import type { Enquiry } from '../enquiry/enquiry.ts';
import type { Problem } from '../health/find-problems.ts';
import type { PreviewMail } from '../preview/preview.ts';

/** What a mail is about; `unstored` is the signed text of a message that no database knows. */
export type EnquiryMatter = { enquiry: Enquiry; unstored?: string };
export type PreviewMatter = { preview: PreviewMail };
export type BitcoinMatter = { bitcoin: OrderMail };
export type HeldMatter = { heldMessages: number };
/** None: all problems of the last mail are resolved. */
export type HealthMatter = { healthProblems: Pick<Problem, 'code' | 'n' | 'names'>[] };

/** A mail to write. `src/mail/compose-letter.ts` maps its kind to a letter. */
export type MailMatter = { kind: string } & (
  | EnquiryMatter
  | PreviewMatter
  | HeldMatter
  | HealthMatter
  | BitcoinMatter
);

/** A mail claimed by one worker, which must record the outcome. */
export type ClaimedMail = {
  id: string;
  /** Including this one. */
  attempts: number;
  idempotencyKey: string;
} & MailMatter;

/** A finished mail. The same matter always gives the same letter, because the mail service compares them. */
export type Letter = {
  /** The mailbox of the business is a setting. */
  to: 'business' | { visitor: string } | { editor: string };
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** The texts for a mail service that rejects the reply address. */
  withoutReply?: { html: string; text: string };
};

export type ComposeLetter = (mail: MailMatter) => Letter;

/** Passes a letter to the mail service, which sends one per key. */
export type SendLetter = (letter: Letter, idempotencyKey: string) => Promise<SendOutcome>;

/**
 * The outcome of an attempt. `failed`: certainly not sent. `unclear`: perhaps sent. `dead`: can never be sent. `unknown`: an
 * earlier attempt had a different body. `untried`: sending is not configured.
 */
export type SendOutcome =
  | { outcome: 'sent' }
  | { outcome: 'failed'; error: string; retryAfterSeconds?: number; isTooFast?: boolean }
  | { outcome: 'unclear' | 'dead' | 'unknown' | 'untried'; error: string };
