import { trimmedEnd } from '../typed-text/trimmed-end.ts';

/** Returns the web and e-mail addresses in a text. */
export const addressesIn = (text: string): string[] =>
  (text.match(addressPattern) ?? []).map((address) => trimmedEnd(address, /[.,;:!?)]/).toLowerCase());

const endings = 'com|es|nl|de|org|net|eu|info|io|ai|be|cat|shop|xyz|ly|me';

const addressPattern = new RegExp(
  `(?:https?:|www\\.)[^\\s<>"”’]+|[\\w.+-]+@[\\w.-]+|(?<!\\w)[\\w-]+(?:\\.[\\w-]+)*\\.(?:${endings})\\b(?:/[^\\s<>"”’]*)?`,
  'gi',
);
