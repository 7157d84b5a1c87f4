import * as v from 'valibot';
import {
  enquiriesPerPage,
  type EnquiryFilter,
  type EnquiryStatus,
  type ListedEnquiry,
} from '#core/enquiry/listed-enquiry.ts';
import { defaultLocale, isLocale } from '#core/locale.ts';
import { quoteFrom } from '#core/quote/quote.ts';
import { answered } from './desk-answer.ts';
import { callAsEditor } from './session.ts';

/** Messages of a kind, after so many of them. Every call here throws a `DeskRefusal` where the server refuses. */
export async function fetchEnquiries({ filter, skip }: Wanted): Promise<EnquiryPage> {
  const { counts, enquiries } = answered(
    await callAsEditor('enquiries', { query: { filter, skip: String(skip) }, answer: pageSchema }),
  );
  return {
    counts,
    enquiries,
    next: enquiries.length < enquiriesPerPage ? undefined : skip + enquiries.length,
  };
}

export async function setEnquiryStatus(change: { id: string; status: EnquiryStatus }): Promise<void> {
  answered(await callAsEditor('set-enquiry-status', { body: change, answer: v.unknown() }));
}

/** Has a message mailed to the business again; that happens within a minute. */
export async function mailEnquiryAgain(id: string): Promise<void> {
  answered(await callAsEditor('mail-enquiry-again', { body: { id }, answer: v.unknown() }));
}

/** Everything that is kept about the person with an e-mail address. */
export async function exportPerson(email: string): Promise<PersonExport> {
  return answered(await callAsEditor('export-person', { body: { email }, answer: exportSchema }));
}

/** Deletes all of that; answers how many messages there were. */
export async function deletePerson(email: string): Promise<number> {
  const answer = v.object({ deleted: v.number() });
  return answered(await callAsEditor('delete-person', { body: { email }, answer })).deleted;
}

/** Stores a message from the sealed text of a mail, which was sent while the database was away. */
export async function takeInEnquiry(sealed: string): Promise<void> {
  answered(await callAsEditor('take-in-enquiry', { body: { sealed }, answer: v.unknown() }));
}

const count = v.number();

const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);

const text = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => value ?? undefined),
);

const mailSchema = v.pipe(
  v.object({
    kind: v.string(),
    state: v.string(),
    attempts: v.number(),
    last_error: text,
    next_try_at: moment,
    sent_at: v.nullable(moment),
  }),
  v.transform(({ last_error, next_try_at, sent_at, ...mail }) => ({
    ...mail,
    lastError: last_error,
    nextTryAt: next_try_at,
    sentAt: sent_at ?? undefined,
  })),
);

const enquirySchema = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    subject: v.string(),
    message: v.string(),
    lang: v.string(),
    page_url: v.string(),
    quote: v.unknown(),
    status: v.picklist(['open', 'answered']),
    held_reason: text,
    created_at: moment,
    mails: v.array(mailSchema),
  }),
  v.transform(({ page_url, held_reason, created_at, lang, quote, ...enquiry }): ListedEnquiry => ({
    ...enquiry,
    lang: isLocale(lang) ? lang : defaultLocale,
    pageUrl: page_url,
    quote: quoteFrom(quote),
    heldReason: held_reason,
    createdAt: created_at,
  })),
);

const pageSchema = v.object({
  counts: v.object({ all: count, open: count, answered: count, held: count, unmailed: count }),
  enquiries: v.array(enquirySchema),
});

const exportSchema = v.object({ email: v.string(), enquiries: v.array(v.record(v.string(), v.unknown())) });

type Wanted = { filter: EnquiryFilter; skip: number };

/** `next`: how many to skip for the page after this one, where there is one. */
export type EnquiryPage = {
  counts: Record<EnquiryFilter, number>;
  enquiries: ListedEnquiry[];
  next: number | undefined;
};

export type PersonExport = v.InferOutput<typeof exportSchema>;
