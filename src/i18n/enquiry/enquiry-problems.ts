import { enquiryLimits, type EnquiryField, type EnquiryProblem } from '#core/enquiry/enquiry.ts';
import type { Locale } from '#core/locale.ts';
import { fill } from '../fill.ts';
import { formatNumber } from '../format.ts';
import { words } from '../words.ts';

/** Returns the texts for the problems of each field, with the limits of the field filled in. */
export function enquiryProblems(locale: Locale): EnquiryProblems {
  const { refused, ...fields } = words(locale).contact.form.problems;
  const filled = Object.entries(fields).map(([field, texts]) => {
    const limit = formatNumber(enquiryLimits[field as EnquiryField], locale);
    return [
      field,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fill(text, { limit })])),
    ];
  });
  return { ...(Object.fromEntries(filled) as Omit<EnquiryProblems, 'refused'>), refused };
}

/** Returns the text for a value that only the server could refuse. */
export const refusedText = (problems: EnquiryProblems, field: EnquiryField): string =>
  problems[field].noPhone ?? problems.refused;

/** The text `refused` is for a value that the form accepts but the server rejects. */
export type EnquiryProblems = Record<EnquiryField, Partial<Record<EnquiryProblem, string>>> & {
  refused: string;
};
