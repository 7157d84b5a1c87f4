import type { EnquiryProblems } from '#i18n/enquiry/enquiry-problems.ts';
import type { QuoteWords } from '#i18n/quote-text.ts';
import type { Words } from '#i18n/words.ts';
import type { BoundaryWords } from '../boundary/IslandBoundary.tsx';

/** The texts of the contact form are props, so that the script contains no dictionary. */
export type EnquiryWords = Omit<Words['contact']['form'], 'problems'> & {
  problems: EnquiryProblems;
  privacyLink: string;
  call: string;
  quoteWords: QuoteWords;
  /** The subject of an enquiry about each service. */
  subjects: Record<string, string>;
  boundary: BoundaryWords;
};
