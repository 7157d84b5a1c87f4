import * as v from 'valibot';
import { orderMailSchema } from '#core/bitcoin-order/order.ts';
import { enquirySchema } from '#core/enquiry/stored-enquiry.ts';
import { problemCodes } from '#core/health/find-problems.ts';
import type { ClaimedMail } from '#core/mail/mail.ts';
import { previewMailSchema } from '#core/preview/preview.ts';
import type { Outbox } from '#core/mail/run-outbox.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Gives access to the queued mails. Needs the secret key, because mails are sent even if no editor is signed in. */
export function mailOutbox(supabase: Database): Outbox {
  return {
    claim: (request): Promise<ClaimedMail[]> => rpc(supabase, 'claim_mails', request, claimedSchema),
    note: (mails) => rpc(supabase, 'note_mails', { outcomes: { mails } }),
  };
}

/** Returns whether the mail service has accepted this kind of mail about an enquiry or preview. */
export async function isMailed(
  supabase: Database,
  { kind, about }: { kind: string; about: string },
): Promise<boolean> {
  const found = await supabase
    .from('mail_outbox')
    .select('state')
    .eq(kind === 'preview' ? 'preview_id' : 'enquiry_id', about)
    .eq('kind', kind)
    .eq('state', 'sent');
  return answerOf(found, 'looking for a mail').length > 0;
}

const claim = { id: v.string(), kind: v.string(), attempts: v.number(), idempotency_key: v.string() };

const problemSchema = v.object({
  code: v.picklist(problemCodes),
  n: v.exactOptional(v.number()),
  names: v.exactOptional(v.array(v.string())),
});

/** The database ensures that each mail is about exactly one of these subjects. */
const claimedSchema = v.array(
  v.union([
    v.object({ ...claim, enquiry: enquirySchema }),
    v.object({ ...claim, preview: previewMailSchema }),
    v.object({ ...claim, bitcoin: orderMailSchema }),
    v.object({ ...claim, health_problems: v.array(problemSchema) }),
    v.object({ ...claim, held_enquiries: v.number() }),
    // Matches every other mail, so that one that cannot be read does not block the others.
    v.object({ ...claim, unreadable: v.optional(v.literal(true), true) }),
  ]),
);
