import * as v from 'valibot';
import { enquiriesPerPage, type EnquiryFilter, type EnquiryStatus } from '#core/enquiry/listed-enquiry.ts';
import { answerOf } from './answer.ts';
import type { Database } from './client.ts';

/** Messages as the desk shows them, what is open first; with an editor's rights, as everything here. */
export async function listEnquiries(
  supabase: Database,
  { filter, skip }: { filter: EnquiryFilter; skip: number },
): Promise<EnquiryList> {
  const listed = await supabase.rpc('list_enquiries', { wanted: filter, most: enquiriesPerPage, skip });
  return v.parse(listSchema, answerOf(listed, 'listing messages'));
}

/** False where there is no such message. */
export async function setEnquiryStatus(
  supabase: Database,
  { id, status }: { id: string; status: EnquiryStatus },
): Promise<boolean> {
  const set = await supabase.rpc('set_enquiry_status', { enquiry: id, status });
  return v.parse(v.boolean(), answerOf(set, 'changing the status of a message'));
}

/** Has the mail to the business made anew. False where there is no such message. */
export async function mailEnquiryAgain(supabase: Database, id: string): Promise<boolean> {
  const queued = await supabase.rpc('mail_enquiry_again', { enquiry: id });
  return v.parse(v.boolean(), answerOf(queued, 'mailing a message again'));
}

/** Everything that is kept about the person with an e-mail address, as it is stored. */
export async function exportPerson(supabase: Database, email: string): Promise<Record<string, unknown>[]> {
  const kept = await supabase.rpc('export_person', { email });
  return v.parse(v.array(v.record(v.string(), v.unknown())), answerOf(kept, 'exporting a person’s data'));
}

/** Deletes all of that; answers how many messages there were. */
export async function deletePerson(supabase: Database, email: string): Promise<number> {
  const gone = await supabase.rpc('delete_person', { email });
  return v.parse(v.number(), answerOf(gone, 'deleting a person’s data'));
}

const count = v.number();

const listSchema = v.object({
  counts: v.object({ all: count, open: count, answered: count, held: count, unmailed: count }),
  enquiries: v.array(
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
      held_reason: v.nullable(v.string()),
      created_at: v.string(),
      mails: v.array(
        v.object({
          kind: v.string(),
          state: v.string(),
          attempts: v.number(),
          last_error: v.nullable(v.string()),
          next_try_at: v.string(),
          sent_at: v.nullable(v.string()),
        }),
      ),
    }),
  ),
});

export type EnquiryList = v.InferOutput<typeof listSchema>;
