/** What a valid enquiry is, as the form submits it. */
import * as v from 'valibot';
import { localeList } from '../locale.ts';
import { isOneLine, validText, withoutUnseen } from '../html/valid-text.ts';
import { requiredLine } from '../typed-text/person-fields.ts';
import { typedAddress } from '../typed-text/typed-address.ts';
import { localeSchema } from '../post/post.ts';
import { quoteSchema } from '../quote/quote.ts';
import { appointmentSchema } from './appointment/appointment.ts';
import { enquiryLimits, isRequired, problemWith, type EnquiryField, type TypingProblem } from './enquiry.ts';
import { maxCharacters, storableText } from '../typed-text/storable-text.ts';

/** Only programs read these English sentences. Screens show texts from the dictionary. */
const sentences: Record<TypingProblem, (field: EnquiryField) => string> = {
  missing: () => 'This field is required.',
  tooLong: (name) => `At most ${enquiryLimits[name]} characters.`,
  noName: () => 'A name, without a link.',
  noEmail: () => 'This is not a valid e-mail address.',
};

/** Fields that may reach a mail header have a single line. */
export const submittedEnquirySchema = v.object({
  name: field('name'),
  email: field('email'),
  phone: field('phone'),
  subject: field('subject'),
  message: field('message'),
  /** Programs may name the recipient. `takeEnquiry` accepts only the mailbox of the business. */
  to: optionalText(254),
  pageUrl: requiredLine(2000, 'The address of the page is required.'),
  lang: v.pipe(
    v.nullish(v.union([v.literal(''), localeSchema], `One of ${localeList}.`)),
    v.transform((lang) => lang || undefined),
  ),
  quote: v.optional(quoteSchema),
  appointment: v.nullish(appointmentSchema),
  /** A honeypot: the form hides this field from people, so only programs fill it. */
  website: optionalText(2000),
  /** The signed time at which the form was opened. Empty without JavaScript. */
  stamp: optionalText(300),
  submission: v.pipe(
    v.nullish(v.union([v.literal(''), v.pipe(v.string(), v.uuid('This must be a UUID.'))]), ''),
    v.transform((value) => value.toLowerCase() || undefined),
  ),
});

function field(name: EnquiryField) {
  const text = isRequired(name) ? v.string(sentences.missing(name)) : v.nullish(v.string(), '');
  return v.pipe(
    text as v.GenericSchema<unknown, string>,
    storableText,
    // Much more than fits is refused before it is cleaned, because cleaning takes time.
    v.check((value) => value.length <= 10 * enquiryLimits[name], sentences.tooLong(name)),
    v.transform((value) => cleaned(name, validText(value))),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const problem = problemWith({ field: name, value: dataset.value });
      if (problem !== undefined) addIssue({ message: sentences[problem](name) });
    }),
    v.check((value) => name === 'message' || isOneLine(value), 'This must be one line.'),
    v.trim(),
  );
}

/** Addresses, numbers and names reach mails and links, so they lose invisible characters. */
function cleaned(name: EnquiryField, text: string): string {
  if (name === 'email' || name === 'phone') return typedAddress(text);
  return name === 'message' ? text : withoutUnseen(text);
}

function optionalText(maxLength: number) {
  return v.pipe(v.nullish(v.string(), ''), maxCharacters(maxLength), storableText, v.trim());
}

export type SubmittedEnquiry = v.InferOutput<typeof submittedEnquirySchema>;
