import { enquiryFields, problemWith, type EnquiryField } from '#core/enquiry/enquiry.ts';
import type { EnquiryWords } from './enquiry-words.ts';

export const textsIn = (form: HTMLFormElement): Record<EnquiryField, string> =>
  Object.fromEntries(enquiryFields.map((field) => [field, inputOf(form, field).value])) as Record<
    EnquiryField,
    string
  >;

export function inputOf(form: HTMLFormElement, field: EnquiryField): HTMLInputElement | HTMLTextAreaElement {
  const input = form.elements.namedItem(field);
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) return input;
  throw new Error(`The contact form has no field ${field}.`);
}

export const problemsIn = (texts: Record<EnquiryField, string>, words: EnquiryWords): Problems =>
  Object.fromEntries(
    enquiryFields.flatMap((field) => {
      const problem = problemWith({ field, value: texts[field] });
      return problem === undefined ? [] : [[field, words.problems[field][problem] ?? words.problems.refused]];
    }),
  );

export type Problems = Partial<Record<EnquiryField, string>>;
