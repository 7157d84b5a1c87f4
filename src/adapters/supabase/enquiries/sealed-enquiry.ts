import * as v from 'valibot';
import { inCamelCase } from '#core/casing/field-names.ts';
import { enquirySchema, type Enquiry } from '#core/enquiry/stored-enquiry.ts';
import { done, refuse, type Result } from '#core/result.ts';
import { openSignedJson, signedJson } from '../../signing/signature.ts';
import { enquiryRow } from './enquiry-row.ts';

/** Converts an enquiry to a signed token. A mail carries the token while the database is down. */
export const sealEnquiry = (enquiry: Enquiry): string =>
  signedJson({ ...enquiryRow(enquiry), created_at: enquiry.createdAt }, purpose);

/** Returns the enquiry in a token of `sealEnquiry`. Ignores line breaks, which mail programs insert. */
export function openSealedEnquiry(text: string): Result<Enquiry, { code: 'sealed-text-refused' }> {
  const content = openSignedJson(text.replace(/\s+/g, ''), purpose);
  return content === undefined
    ? refuse({ code: 'sealed-text-refused' })
    : done(inCamelCase(v.parse(enquirySchema, content)));
}

const purpose = 'enquiry';
