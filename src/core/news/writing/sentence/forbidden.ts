import { addressesIn } from '../../../language/addresses.ts';

/** Signs of markup and addresses, and letters without a look of their own. */
export const hasMarkup = (text: string): boolean =>
  /[<>{}[\]|\\^~`#*_=]|&#?\w+;|https?:|\p{C}/iu.test(text) || addressesIn(text).length > 0;

/** Telephone numbers, mail addresses and the like: who may be reached how is not for news to say. */
export const hasContact = (text: string): boolean =>
  /@|\+\s?\d{2}|(?:\d[\s./()-]*){9,}|\b(?:iban|whatsapp|telegram)\b/i.test(text);
