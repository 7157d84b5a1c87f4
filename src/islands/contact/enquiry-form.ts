import { appointmentFields, type AppointmentField } from '#core/enquiry/appointment/appointment.ts';
import { enquiryFields, problemWith, type EnquiryField } from '#core/enquiry/enquiry.ts';
import type { EnquiryWords } from './enquiry-words.ts';

export const textsIn = (form: HTMLFormElement) => valuesIn(form, enquiryFields);

export const appointmentTexts = (form: HTMLFormElement) => valuesIn(form, appointmentFields);

const valuesIn = <Field extends EnquiryField | AppointmentField>(
  form: HTMLFormElement,
  fields: readonly Field[],
) => Object.fromEntries(fields.map((field) => [field, inputOf(form, field).value])) as Record<Field, string>;

export function inputOf(
  form: HTMLFormElement,
  field: EnquiryField | AppointmentField,
): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  const input = form.elements.namedItem(field);
  if (
    input instanceof HTMLInputElement ||
    input instanceof HTMLTextAreaElement ||
    input instanceof HTMLSelectElement
  )
    return input;
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
