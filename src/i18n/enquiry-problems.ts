import { enquiryLimits, type EnquiryField, type EnquiryProblem } from '#core/enquiry/enquiry.ts';
import type { Locale } from '#core/locale.ts';
import { fill } from './fill.ts';
import { formatNumber } from './format.ts';
import { words } from './words.ts';

/** The problems of each field of a message in words, with their limits filled in. */
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

/** `refused`: the server rejected something that the form does not check. */
export type EnquiryProblems = Record<EnquiryField, Partial<Record<EnquiryProblem, string>>> & {
  refused: string;
};
