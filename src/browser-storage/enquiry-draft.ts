import * as v from 'valibot';
import { readStored, writeStored } from './stored.ts';

/**
 * Reads the message that the visitor is writing. The draft survives a reload and a change of language, and is deleted once
 * the message is sent.
 */
export function readDraft(): EnquiryDraft {
  const kept = readStored(draftKey);
  const read = kept === '' ? undefined : v.safeParse(draftSchema, kept);
  return read?.success === true ? read.output : emptyDraft;
}

export const writeDraft = (draft: EnquiryDraft): void => writeStored(draftKey, JSON.stringify(draft));

export const forgetDraft = (): void => writeStored(draftKey, '');

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
  /** The quote summary that the form inserted into the message most recently. */
  summary: string;
  /**
   * The id that was sent with the content in `submitted`. The same content is sent again with the same id, so that the
   * server stores it only once.
   */
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
