import { addressesIn } from '../../../language/addresses.ts';

/** Markup, addresses and invisible characters. */
export const hasMarkup = (text: string): boolean =>
  /[<>{}[\]|\\^~`#*_=]|&#?\w+;|https?:|\p{C}/iu.test(text) || addressesIn(text).length > 0;

/** Telephone numbers, mail addresses and the like: news must not contain contact details. */
export const hasContact = (text: string): boolean =>
  /@|\+\s?\d{2}|(?:\d[\s./()-]*){9,}|\b(?:iban|whatsapp|telegram)\b/i.test(text);
