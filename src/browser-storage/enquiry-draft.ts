import * as v from 'valibot';
import { readKept, writeKept } from './kept.ts';

/** What is being written to the business. It survives a reload and another language, and is forgotten once it is sent. */
export function readDraft(): EnquiryDraft {
  const kept = readKept(draftKey);
  const read = kept === '' ? undefined : v.safeParse(draftSchema, kept);
  return read?.success === true ? read.output : emptyDraft;
}

export const writeDraft = (draft: EnquiryDraft): void => writeKept(draftKey, JSON.stringify(draft));

export const forgetDraft = (): void => writeKept(draftKey, '');

const draftKey = 'enquiry';

const text = v.optional(v.string(), '');

const draftSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: text,
    email: text,
    phone: text,
    subject: text,
    message: text,
    summary: text,
    submission: text,
    submitted: text,
  }),
);

export type EnquiryDraft = v.InferOutput<typeof draftSchema> & {
  /** The summary of a quote that was put into the message last. */
  summary: string;
  /** The id under which `submitted` was sent: the same content is stored only once, however often it is sent. */
  submission: string;
  submitted: string;
};

const emptyDraft: EnquiryDraft = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  summary: '',
  submission: '',
  submitted: '',
};
