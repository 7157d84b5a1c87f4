import type { Locale } from '../locale.ts';
import type { PreviewMail } from '../preview/preview.ts';
import type { Quote } from '../quote/quote.ts';

/** To the business, to the visitor, and to the business again where nobody has answered. */
export const enquiryMailKinds = ['business', 'confirmation', 'reminder'] as const;

/** Those, the link to an article that is shown before it is published, and that messages are being held. */
export const mailKinds = [...enquiryMailKinds, 'preview', 'held'] as const;

export type MailKind = (typeof mailKinds)[number];

/** What a mail is about; `unstored` is the signed text of a message that no database knows. */
export type MailMatter =
  | { kind: (typeof enquiryMailKinds)[number]; enquiry: Enquiry; unstored?: string }
  | { kind: 'preview'; preview: PreviewMail }
  | { kind: 'held'; heldMessages: number };

/** What a visitor wrote, as it is stored. */
export type Enquiry = {
  submission: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  lang: Locale;
  pageUrl: string;
  quote: Quote | undefined;
  createdAt: Date;
};

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
 * `unknown`: sent by an attempt of before, in another form. `untried`: the set-up did not allow to try.
 */
export type SendOutcome =
  | { outcome: 'sent' }
  | { outcome: 'failed'; error: string; retryAfterSeconds?: number; isTooFast?: boolean }
  | { outcome: 'unclear' | 'dead' | 'unknown' | 'untried'; error: string };
