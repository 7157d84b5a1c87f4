import * as v from 'valibot';
import type { AnswerOf } from '#contract/contract.ts';
import { enquiries } from '#contract/enquiries.ts';
import { enquiriesPerPage, type EnquiryFilter, type EnquiryStatus } from '#core/enquiry/stored-enquiry.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Lists enquiries, open enquiries first. Every function in this file needs an editor’s rights. */
export const listEnquiries = (
  supabase: Database,
  { filter: wanted, skip, q: words }: { filter: EnquiryFilter; skip: number; q: string },
): Promise<EnquiryList> =>
  rpc(supabase, 'list_enquiries', { wanted, max: enquiriesPerPage, skip, words }, enquiries.answer);

/** Returns false for an unknown enquiry. */
export const setEnquiryStatus = (
  supabase: Database,
  { id: enquiry, status }: { id: string; status: EnquiryStatus },
): Promise<boolean> => rpc(supabase, 'set_enquiry_status', { enquiry, status }, v.boolean());

/** Queues an enquiry for mailing to the business, even after an earlier mail. `too-many`: twenty mails within an hour. */
export const mailEnquiryAgain = (supabase: Database, enquiry: string) =>
  rpc(supabase, 'mail_enquiry_again', { enquiry }, v.picklist(['queued', 'not-found', 'too-many']));

/** Returns a person’s enquiries, the mails about these enquiries, and the person’s Bitcoin orders. */
export async function exportPerson(
  supabase: Database,
  page: { email: string; skip: number },
): Promise<Record<string, unknown>[]> {
  const exported = await supabase.rpc('export_person', page);
  return answerOf(exported, 'exporting a person’s data', v.array(v.record(v.string(), v.unknown())));
}

/** Deletes a person’s enquiries, and the person’s data in Bitcoin orders. Returns the number of deleted enquiries. */
export const deletePerson = (supabase: Database, email: string): Promise<number> =>
  rpc(supabase, 'delete_person', { email }, v.number());

type EnquiryList = AnswerOf<typeof enquiries>;
