import { anEnquiry } from '../database/enquiries.ts';
import { databaseOfOwner } from './database-of.ts';

/** Stores an enquiry as the contact form does, but without the limit of one sender. Returns its id. */
export async function aStoredEnquiry(
  product: { url: string; localDir: string },
  changes: Record<string, unknown>,
): Promise<string> {
  const given = { new_enquiry: anEnquiry(changes), address: crypto.randomUUID(), address_limit: 100 };
  const stored = await databaseOfOwner(product).rpc('store_enquiry', given).throwOnError();
  return (stored.data as { id: string }).id;
}
