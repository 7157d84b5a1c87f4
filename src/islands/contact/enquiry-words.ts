import type { EnquiryField } from '#core/enquiry/enquiry.ts';
import type { EnquiryProblems } from '#i18n/enquiry-problems.ts';
import type { QuoteWords } from '#i18n/quote-text.ts';
import type { BoundaryWords } from '../boundary/IslandBoundary.tsx';

/** The texts of the contact form. They are props, so that the script contains no dictionary. */
export type EnquiryWords = Record<EnquiryField, string> & {
  heading: string;
  marks: string;
  trap: string;
  privacy: string;
  privacyLink: string;
  send: string;
  sending: string;
  sent: string;
  sentText: string;
  sentFallback: string;
  failed: string;
  failedText: string;
  tooMany: string;
  call: string;
  mail: string;
  check: string;
  problems: EnquiryProblems;
  offline: string;
  online: string;
  sendNow: string;
  quote: string;
  dropQuote: string;
  close: string;
  quoteWords: QuoteWords;
  boundary: BoundaryWords;
};
