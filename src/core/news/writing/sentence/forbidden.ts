import { addressesIn } from '../../../language/addresses.ts';

export const hasMarkup = (text: string): boolean =>
  /[<>{}[\]|\\^~`#*_=]|&#?\w+;|https?:|\p{C}/iu.test(text) || addressesIn(text).length > 0;

/** Whether a text contains contact details, such as telephone numbers, which news must not contain. */
export const hasContact = (text: string): boolean =>
  /@|\+\s?\d{2}|(?:\d[\s./()-]*){9,}|\b(?:iban|whatsapp|telegram)\b/i.test(text);
