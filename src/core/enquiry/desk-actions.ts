import * as v from 'valibot';
import { skipSchema } from '../skip.ts';
import { enquiryFilters, enquiryStates } from './stored-enquiry.ts';
import { maxCharacters } from '../typed-text/storable-text.ts';

export const enquiryIdSchema = v.object({
  id: v.pipe(v.string(), v.uuid('This is not the id of a message.')),
});

export const enquiryStatusSchema = v.object({
  ...enquiryIdSchema.entries,
  status: v.picklist(enquiryStates, 'Either open or answered.'),
});

export const personSchema = v.object({
  email: v.pipe(
    v.string('An e-mail address is required.'),
    v.trim(),
    v.nonEmpty('An e-mail address is required.'),
    maxCharacters(254),
    v.check((email) => !email.includes('\0'), 'This is not a valid e-mail address.'),
  ),
});

export const enquiryListSchema = v.object({
  filter: v.optional(v.picklist(enquiryFilters, 'There is no such filter.'), 'all'),
  skip: skipSchema,
});
