/**
 * Returns the web and mail addresses in a text, in lower case and without trailing punctuation.
 * @example addressesIn('Kijk op www.example.com.') // => ['www.example.com']
 */
export const addressesIn = (text: string): string[] =>
  (text.match(addressPattern) ?? []).map((address) => address.replace(/[.,;:!?)]+$/, '').toLowerCase());

const endings = 'com|es|nl|de|org|net|eu|info|io|ai|be|cat|shop|xyz|ly|me';

const addressPattern = new RegExp(
  `(?:https?:|www\\.)[^\\s<>"”’]+|[\\w.+-]+@[\\w.-]+|(?<!\\w)[\\w-]+(?:\\.[\\w-]+)*\\.(?:${endings})\\b(?:/[^\\s<>"”’]*)?`,
  'gi',
);
