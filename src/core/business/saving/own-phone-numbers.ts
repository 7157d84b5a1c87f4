import { isInFull, phoneLink } from '../../phone/phone-link.ts';
import { phoneNumber } from '../../phone/phone-number.ts';

/**
 * Reads the telephone numbers of the business, of which pages make links. `wrong` lists the fields with another text.
 * @example ownPhoneNumbers({ phone: '+34 (0)971 31 20 20', … }) // => { numbers: { phone: '+34 971 31 20 20', … }, wrong: [] }
 */
export function ownPhoneNumbers(details: Numbers): { numbers: Numbers; wrong: (keyof Numbers)[] } {
  const numbers = { phone: '', chatNumber: '', emergencyPhone: '' };
  const wrong: (keyof Numbers)[] = [];
  for (const field of numberFields) {
    const number = details[field] === '' ? '' : ownPhoneNumber(details[field]);
    if (number === undefined) wrong.push(field);
    else numbers[field] = number;
  }
  return { numbers, wrong };
}

/** A number without an extension, because a chat and structured data know none. Keeps the owner's grouping of digits. */
function ownPhoneNumber(text: string): string | undefined {
  const number = phoneNumber(text, 'es');
  if (number === undefined || number.includes('ext.')) return undefined;
  return isInFull(text) && phoneLink(text) === phoneLink(number) ? text : number;
}

const numberFields = ['phone', 'chatNumber', 'emergencyPhone'] as const;

type Numbers = Record<(typeof numberFields)[number], string>;
