import type { Appointment } from '#core/enquiry/appointment.ts';
import type { EnquiryField } from '#core/enquiry/enquiry.ts';
import type { EnquiryProblems } from '#i18n/enquiry/enquiry-problems.ts';
import type { QuoteWords } from '#i18n/quote-text.ts';
import type { BoundaryWords } from '../boundary/IslandBoundary.tsx';

/** The texts of the contact form are props, so that the script contains no dictionary. */
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
  appointment: AppointmentWords;
};

export type AppointmentWords = {
  heading: string;
  hint: string;
  kind: string;
  kinds: Record<Appointment['kind'], string>;
  day1: string;
  day2: string;
  part: string;
  parts: Record<Appointment['times'][number]['part'], string>;
};
