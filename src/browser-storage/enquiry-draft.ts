import * as v from 'valibot';
import { appointmentFields } from '#core/enquiry/appointment/appointment.ts';
import { inShape } from './in-shape.ts';
import { readStored, writeStored } from './stored.ts';

/** The draft survives a reload and a change of language, and is deleted when the enquiry is sent. */
export const readDraft = (): EnquiryDraft => inShape(readStored(draftKey), fieldsSchema) ?? emptyDraft;

export const writeDraft = (draft: EnquiryDraft): void => writeStored(draftKey, JSON.stringify(draft));

export const forgetDraft = (): void => writeStored(draftKey, '');

const draftKey = 'enquiry';

const text = v.optional(v.string(), '');

const fieldsSchema = v.object({
  ...v.entriesFromList(['name', 'email', 'phone', 'subject', 'message'], text),
  ...v.entriesFromList(['summary', 'submission', 'submitted'], text),
  ...v.entriesFromList(appointmentFields, text),
});

export type EnquiryDraft = v.InferOutput<typeof fieldsSchema> & {
  /** The summary of the quote that the form last inserted into the message. */
  summary: string;
  /** The id of the enquiry in `submitted` (JSON). A resent enquiry keeps the id, so that it is stored only once. */
  submission: string;
  submitted: string;
};

const emptyDraft: EnquiryDraft = v.parse(fieldsSchema, {});
