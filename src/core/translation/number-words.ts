import type { Locale } from '../locale.ts';

/** The small numbers that a text may say in words where another says it in figures. */
export const numberWords: Record<Locale, Record<number, string>> = {
  nl: {
    ...listed(
      'een|één|eerste twee|tweede drie|derde vier|vierde vijf|vijfde zes|zesde zeven|zevende acht|achtste negen|negende tien|tiende elf twaalf',
    ),
    ...tens('twintig dertig veertig vijftig zestig'),
    100: 'honderd',
    1000: 'duizend',
  },
  en: {
    ...listed(
      'one|a|an|first two|second three|third four|fourth five|fifth six|sixth seven|seventh eight|eighth nine|ninth ten|tenth eleven twelve',
    ),
    ...tens('twenty thirty forty fifty sixty'),
    100: 'hundred',
    1000: 'thousand',
  },
  es: {
    ...listed(
      'un|uno|una|primer|primero|primera dos|segundo|segunda tres|tercer|tercero|tercera cuatro|cuarto|cuarta cinco|quinto|quinta seis|sexto|sexta siete|séptimo|séptima ocho|octavo|octava nueve|noveno|novena diez|décimo|décima once doce',
    ),
    ...tens('veinte treinta cuarenta cincuenta sesenta'),
    100: 'cien|ciento|cientos',
    1000: 'mil',
  },
  de: {
    ...listed(
      'ein|eine|einen|einem|einer|eins|erste|ersten zwei|zweite|zweiten drei|dritte|dritten vier|vierte|vierten fünf|fünfte|fünften sechs|sechste|sechsten sieben|siebte|siebten acht|achte|achten neun|neunte|neunten zehn|zehnte|zehnten elf zwölf',
    ),
    ...tens('zwanzig dreißig vierzig fünfzig sechzig'),
    100: 'hundert',
    1000: 'tausend',
  },
};

function listed(words: string): Record<number, string> {
  return Object.fromEntries(words.split(' ').map((word, index) => [index + 1, word]));
}

function tens(words: string): Record<number, string> {
  return Object.fromEntries(words.split(' ').map((word, index) => [(index + 2) * 10, word]));
}
