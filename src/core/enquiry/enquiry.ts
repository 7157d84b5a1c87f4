/** The fields of the enquiry form, and what is wrong with a typed one. */
import { isEmailAddress } from '../typed-text/email-address.ts';
import { hasLink } from '../typed-text/link-in-name.ts';
import { typedAddress } from '../typed-text/typed-address.ts';

/** The maximum length of each field, in characters. */
export const enquiryLimits = { name: 100, email: 254, phone: 40, subject: 150, message: 5000 } as const;

export const enquiryFields = Object.keys(enquiryLimits) as EnquiryField[];

export const enquiryInputs = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  subject: { type: 'text' },
} as const;

export const isRequired = (field: EnquiryField): boolean => required.includes(field);

/**
 * Returns the problem with a field, or undefined. Ignores outer spaces. The form and the server share this rule.
 * @example problemWith({ field: 'email', value: 'me@' }) // => 'noEmail'
 */
export function problemWith({ field, value }: Entered): TypingProblem | undefined {
  const text = (field === 'message' ? value : typedAddress(value)).trim();
  if (text === '') return isRequired(field) ? 'missing' : undefined;
  if (text.length > enquiryLimits[field]) return 'tooLong';
  if (field === 'name' && hasLink(text)) return 'noName';
  return field === 'email' && !isEmailAddress(text) ? 'noEmail' : undefined;
}

type Entered = { field: EnquiryField; value: string };

const required: readonly EnquiryField[] = ['name', 'email', 'message'];

export type EnquiryField = keyof typeof enquiryLimits;
export type TypingProblem = 'missing' | 'tooLong' | 'noName' | 'noEmail';
/** Only the server finds `noPhone`, because its rule is too large for visitors' pages. */
export type EnquiryProblem = TypingProblem | 'noPhone';
