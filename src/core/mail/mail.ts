/** Each kind of mail that the site sends, with what its letter needs to know. */
import type { OrderMail } from '../bitcoin-order/order.ts';
import type { Enquiry } from '../enquiry/stored-enquiry.ts';
import type { Problem } from '../health/find-problems.ts';
import type { PreviewMail } from '../preview/preview.ts';

/** A mail about an enquiry. `unstored` is the signed text of an enquiry that the database could not store. */
export type EnquiryMatter = { enquiry: Enquiry; unstored?: string };
export type PreviewMatter = { preview: PreviewMail };
export type BitcoinMatter = { bitcoin: OrderMail };
export type HeldMatter = { heldEnquiries: number };
/** A mail about the health of the site. An empty list means that all earlier problems are solved. */
export type HealthMatter = { healthProblems: Pick<Problem, 'code' | 'n' | 'names'>[] };

export type MailMatter = { kind: string } & (
  | EnquiryMatter
  | PreviewMatter
  | HeldMatter
  | HealthMatter
  | BitcoinMatter
  | { unreadable: true }
);

/** A mail that one worker has claimed. That worker must record the outcome. */
export type ClaimedMail = {
  id: string;
  attempts: number;
  idempotencyKey: string;
} & MailMatter;

/** A retry must send an identical letter. The mail service rejects a different one with the same idempotency key. */
export type Letter = {
  /** For `business`, the mail adapter takes the address from the settings. */
  to: 'business' | { visitor: string } | { editor: string };
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachment?: { filename: string; contentType: string; content: string };
  /** If the mail service rejects the letter, the adapter sends these texts instead, without `replyTo`. */
  withoutReply?: { html: string; text: string };
};

export type ComposeLetter = (mail: MailMatter) => Letter;

export type SendLetter = (letter: Letter, idempotencyKey: string) => Promise<SendOutcome>;

/**
 * `failed`: not sent. `unclear`: maybe sent. `dead`: cannot be sent. `key-used`: an earlier attempt sent another body
 * with this key. `untried`: no mail service is set up.
 */
export type SendOutcome =
  | { outcome: 'sent' }
  | { outcome: 'failed'; error: string; retryAfterSeconds?: number; isTooFast?: boolean }
  | { outcome: 'unclear' | 'dead' | 'key-used' | 'untried'; error: string };
