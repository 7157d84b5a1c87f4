import * as v from 'valibot';
import {
  enquiryIdSchema,
  enquiryListSchema,
  enquiryStatusSchema,
  personPageSchema,
  personSchema,
} from '#core/enquiry/desk-requests.ts';
import { enquiryStates, listedEnquirySchema } from '#core/enquiry/stored-enquiry.ts';
import { contract } from './contract.ts';

const count = v.number();

/**
 * Lists visitors' enquiries, 25 at a time. `skip` is the number of enquiries to skip. Open enquiries come first, oldest
 * first, then answered ones, newest first. `q` selects enquiries that contain each of its words, or whose telephone
 * number contains its digits.
 *
 * `held` selects suspicious enquiries, which were stored but neither mailed nor released. `unmailed` selects held
 * enquiries, and enquiries whose mail to the business failed or may be lost. `counts` has a number for each filter.
 */
export const enquiries = contract({
  name: 'enquiries',
  method: 'GET',
  input: enquiryListSchema,
  answer: v.object({
    counts: v.object({ all: count, open: count, answered: count, held: count, unmailed: count }),
    enquiries: v.array(listedEnquirySchema),
  }),
  verbatim: ['quote'],
});

/** Marks an enquiry as answered or as open. */
export const setEnquiryStatus = contract({
  name: 'set-enquiry-status',
  input: enquiryStatusSchema,
  answer: v.object({ id: v.string(), status: v.picklist(enquiryStates) }),
  refusals: ['enquiry-not-found'],
});

/** Queues the mail to the business again, or releases a held enquiry. The mail is sent within five minutes. At most 20
 * enquiries an hour: then `too-many-mails`, with `Retry-After`. */
export const mailEnquiryAgain = contract({
  name: 'mail-enquiry-again',
  input: enquiryIdSchema,
  answer: v.object({ id: v.string(), delivery: v.literal('queued') }),
  refusals: ['enquiry-not-found', 'too-many-mails'],
});

/**
 * Returns all data that is stored about the owner of an e-mail address, oldest first. Upper and lower case count as
 * equal. An answer holds as many entries as fit into a megabyte; `skip` the received ones until no more come.
 */
export const exportPerson = contract({
  name: 'export-person',
  input: personPageSchema,
  answer: v.object({ email: v.string(), enquiries: v.array(v.record(v.string(), v.unknown())) }),
  verbatim: ['enquiries'],
});

/** Deletes the person's enquiries with their mails, and the person's data in orders. `deleted` counts the enquiries. */
export const deletePerson = contract({
  name: 'delete-person',
  input: personSchema,
  answer: v.object({ deleted: v.number() }),
});

/**
 * Stores an enquiry that was mailed while the database was unreachable. A repeated call stores nothing more. The call
 * sends no mail. `sealed` is the sealed text at the end of the mail, with or without line breaks.
 */
export const takeInEnquiry = contract({
  name: 'take-in-enquiry',
  input: v.object({
    sealed: v.pipe(v.string('The sealed text is required.'), v.minLength(1, 'The sealed text is required.')),
  }),
  answer: v.object({ id: v.string() }),
  refusals: ['sealed-text-refused'],
});
