import type { OrderMail } from '../bitcoin-order/order-mail.ts';
import type { Enquiry } from '../enquiry/enquiry.ts';
import type { Problem } from '../health/find-problems.ts';
import type { PreviewMail } from '../preview/preview.ts';

/** A mail about a message. `unstored` is the signed text of a message that the database could not store. */
export type EnquiryMatter = { enquiry: Enquiry; unstored?: string };
export type PreviewMatter = { preview: PreviewMail };
export type BitcoinMatter = { bitcoin: OrderMail };
export type HeldMatter = { heldMessages: number };
/** A mail about the health of the installation. If the list is empty, all problems of the previous mail are solved. */
export type HealthMatter = { healthProblems: Pick<Problem, 'code' | 'n' | 'names'>[] };

/** The data of a mail. `src/mail/compose-letter.ts` maps its kind to a letter. */
export type MailMatter = { kind: string } & (
  | EnquiryMatter
  | PreviewMatter
  | HeldMatter
  | HealthMatter
  | BitcoinMatter
);

/** A mail that one worker has claimed, so that no other worker sends it. The worker must record the outcome. */
export type ClaimedMail = {
  id: string;
  /** The number of attempts, including the current attempt. */
  attempts: number;
  idempotencyKey: string;
} & MailMatter;

/**
 * The content of a mail. The same data must always give the same letter, because the mail service rejects a second request
 * with the same key and another body.
 */
export type Letter = {
  /** For `business`, the mail adapter reads the address from the settings. */
  to: 'business' | { visitor: string } | { editor: string };
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** If the mail service rejects the reply address, these texts replace `html` and `text`. */
  withoutReply?: { html: string; text: string };
};

export type ComposeLetter = (mail: MailMatter) => Letter;

/** Passes a letter to the mail service, which sends only one letter per idempotency key. */
export type SendLetter = (letter: Letter, idempotencyKey: string) => Promise<SendOutcome>;

/**
 * `failed`: the mail was certainly not sent. `unclear`: the mail may have been sent. `dead`: the mail can never be sent.
 * `unknown`: an earlier attempt had a different body, so its outcome is unknown. `untried`: sending is not configured.
 */
export type SendOutcome =
  | { outcome: 'sent' }
  | { outcome: 'failed'; error: string; retryAfterSeconds?: number; isTooFast?: boolean }
  | { outcome: 'unclear' | 'dead' | 'unknown' | 'untried'; error: string };
