import { enquiries as listEnquiries } from '#contract/enquiries.ts';
import { enquiriesPerPage, listedEnquiry, type EnquiryFilter } from '#core/enquiry/stored-enquiry.ts';
import { callAsEditor } from '#session/session.ts';
import { listPage } from './list-page.ts';

export async function fetchEnquiries({ filter, skip, words = '' }: Wanted) {
  const { counts, enquiries } = await callAsEditor(listEnquiries, { filter, skip: String(skip), q: words });
  return { counts, ...listPage(enquiries.map(listedEnquiry), { skip, perPage: enquiriesPerPage }) };
}

type Wanted = { filter: EnquiryFilter; skip: number; words?: string };
