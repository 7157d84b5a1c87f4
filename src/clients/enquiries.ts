import { enquiries as listEnquiries, exportPerson } from '#contract/enquiries.ts';
import { enquiriesPerPage, listedEnquiry, type EnquiryFilter } from '#core/enquiry/stored-enquiry.ts';
import { callAsEditor } from '#session/session.ts';
import { everyPage } from '#core/every-page.ts';
import { listPage } from './list-page.ts';

export async function fetchEnquiries({ filter, skip, words = '' }: EnquiryQuery) {
  const { counts, enquiries } = await callAsEditor(listEnquiries, { filter, skip: String(skip), q: words });
  return { counts, ...listPage(enquiries.map(listedEnquiry), { skip, perPage: enquiriesPerPage }) };
}

/** Returns everything that is stored about the owner of an e-mail address. */
export const fetchPerson = async (email: string) => ({
  email,
  enquiries: await everyPage(
    async (skip) => (await callAsEditor(exportPerson, { email, skip: String(skip) })).enquiries,
  ),
});

type EnquiryQuery = { filter: EnquiryFilter; skip: number; words?: string };
