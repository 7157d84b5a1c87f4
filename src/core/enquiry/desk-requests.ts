/** What an editor sends to list enquiries, to act on one, or on all of a person. */
import * as v from 'valibot';
import { searchedText } from '../typed-text/storable-text.ts';
import { skipSchema } from '../skip.ts';
import { enquiryFilters, enquiryStates } from './stored-enquiry.ts';
import { emailAddress } from '../typed-text/person-fields.ts';

export const enquiryIdSchema = v.object({
  id: v.pipe(v.string(), v.uuid('This is not the id of an enquiry.')),
});

export const enquiryStatusSchema = v.object({
  ...enquiryIdSchema.entries,
  status: v.picklist(enquiryStates, 'Either open or answered.'),
});

export const personSchema = v.object({ email: emailAddress });

export const personPageSchema = v.object({ ...personSchema.entries, skip: skipSchema });

export const enquiryListSchema = v.object({
  filter: v.optional(v.picklist(enquiryFilters, 'There is no such filter.'), 'all'),
  skip: skipSchema,
  q: v.optional(searchedText, ''),
});
