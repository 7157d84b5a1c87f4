/** Stores a visitor’s enquiry together with its mails, in one transaction. */
import * as v from 'valibot';
import type { Enquiry } from '#core/enquiry/stored-enquiry.ts';
import type { EnquiryDeps } from '#core/enquiry/take-enquiry.ts';
import { numberSetting } from '../../settings.ts';
import { supabaseWithoutPerson, type Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import { enquiryRow } from './enquiry-row.ts';

/** If storing an enquiry takes longer than this many milliseconds, the enquiry is mailed instead. */
const timeoutMs = 9000;

/** Returns how many enquiries one IPv4 address or IPv6 /64 network may send within an hour. */
export const contactLimit = (): number => numberSetting('CONTACT_LIMIT');

/** Stores an enquiry and its mails in one transaction. Needs the secret key. */
export const storeEnquiry: EnquiryDeps['store'] = async ({ enquiry, heldReason, stamp, sender }) => {
  const row = { ...enquiryRow(enquiry), held_reason: heldReason ?? null, stamp: stamp ?? null };
  const args = { newEnquiry: row, ...sender, addressLimit: contactLimit() };
  const stored = await rpc(supabaseWithoutPerson(), 'store_enquiry', args, outcomeSchema, { timeoutMs });
  return stored.outcome === 'stored' ? { outcome: 'stored', id: stored.id, isHeld: stored.held } : stored;
};

/** Stores an enquiry that was mailed while the database was down. Needs the secret key. */
export const takeInEnquiry = (supabase: Database, enquiry: Enquiry): Promise<string> =>
  rpc(supabase, 'take_in_enquiry', { newEnquiry: enquiryRow(enquiry) }, v.string());

const outcomeSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('stored'), id: v.string(), held: v.boolean() }),
  v.object({ outcome: v.literal('refused'), retry_after_seconds: v.number() }),
  v.object({ outcome: v.literal('full') }),
]);
