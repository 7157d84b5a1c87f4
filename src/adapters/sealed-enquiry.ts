import * as v from 'valibot';
import type { Enquiry } from '#core/enquiry/enquiry.ts';
import { done, refuse, type Result } from '#core/result.ts';
import { openSigned, signed } from './signature.ts';
import { enquiryRow, enquirySchema } from './supabase/messages/enquiry-row.ts';

/** A message as one word with our signature: a mail carries it while the database is away. */
export const sealEnquiry = (enquiry: Enquiry): string =>
  signed(
    Buffer.from(JSON.stringify({ ...enquiryRow(enquiry), created_at: enquiry.createdAt })).toString(
      'base64url',
    ),
    purpose,
  );

/** The message of such a word, whatever line breaks a mail program put into it. */
export function openSealedEnquiry(text: string): Result<Enquiry, { code: 'sealed-text-refused' }> {
  const content = openSigned(text.replace(/\s+/g, ''), purpose);
  if (content === undefined) return refuse({ code: 'sealed-text-refused' });
  return done(v.parse(enquirySchema, JSON.parse(Buffer.from(content, 'base64url').toString('utf8'))));
}

const purpose = 'enquiry';
