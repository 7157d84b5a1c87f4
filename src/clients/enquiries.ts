import type { AnswerOf } from '#contract/contract.ts';
import * as contract from '#contract/enquiries.ts';
import {
  enquiriesPerPage,
  type EnquiryFilter,
  type EnquiryStatus,
  type ListedEnquiry,
} from '#core/enquiry/listed-enquiry.ts';
import { defaultLocale, isLocale } from '#core/locale.ts';
import { quoteFrom } from '#core/quote/quote.ts';
import { answered } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';

/** Messages of a kind, after so many of them. Every call here throws a `DeskRefusal` where the server refuses. */
export async function fetchEnquiries({ filter, skip }: Wanted): Promise<EnquiryPage> {
  const { counts, enquiries } = answered(
    await callAsEditor(contract.enquiries, { filter, skip: String(skip) }),
  );
  return {
    counts,
    enquiries: enquiries.map(listedEnquiry),
    next: enquiries.length < enquiriesPerPage ? undefined : skip + enquiries.length,
  };
}

export async function setEnquiryStatus(change: { id: string; status: EnquiryStatus }): Promise<void> {
  answered(await callAsEditor(contract.setEnquiryStatus, change));
}

/** Has a message mailed to the business again; that happens within a minute. */
export async function mailEnquiryAgain(id: string): Promise<void> {
  answered(await callAsEditor(contract.mailEnquiryAgain, { id }));
}

/** Everything that is kept about the person with an e-mail address. */
export async function exportPerson(email: string): Promise<PersonExport> {
  return answered(await callAsEditor(contract.exportPerson, { email }));
}

/** Deletes all of that; answers how many messages there were. */
export async function deletePerson(email: string): Promise<number> {
  return answered(await callAsEditor(contract.deletePerson, { email })).deleted;
}

/** Stores a message from the sealed text of a mail, which was sent while the database was away. */
export async function takeInEnquiry(sealed: string): Promise<void> {
  answered(await callAsEditor(contract.takeInEnquiry, { sealed }));
}

const listedEnquiry = ({
  page_url,
  held_reason,
  created_at,
  lang,
  quote,
  mails,
  ...enquiry
}: Sent): ListedEnquiry => ({
  ...enquiry,
  lang: isLocale(lang) ? lang : defaultLocale,
  pageUrl: page_url,
  quote: quoteFrom(quote),
  heldReason: held_reason ?? undefined,
  createdAt: new Date(created_at),
  mails: mails.map(({ last_error, next_try_at, sent_at, ...mail }) => ({
    ...mail,
    lastError: last_error ?? undefined,
    nextTryAt: new Date(next_try_at),
    sentAt: sent_at === null ? undefined : new Date(sent_at),
  })),
});

type Wanted = { filter: EnquiryFilter; skip: number };

/** `next`: how many to skip for the page after this one, where there is one. */
export type EnquiryPage = {
  counts: Record<EnquiryFilter, number>;
  enquiries: ListedEnquiry[];
  next: number | undefined;
};

export type PersonExport = AnswerOf<typeof contract.exportPerson>;

type Sent = AnswerOf<typeof contract.enquiries>['enquiries'][number];
