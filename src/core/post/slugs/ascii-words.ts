/**
 * Writes words in the letters and digits of an address. A table, because packages that know other scripts are ten times
 * as large, and the desk proposes an address while an editor types.
 * @example asciiWords('Łódź & Đurđević, Київ', 100) // => 'lodz-durdevic-kiyiv'
 */
export const asciiWords = (text: string, maxLength: number): string =>
  withoutAccents(text.toLowerCase())
    .replaceAll(/[^\x00-\x7f]/g, (letter) => inAscii.get(letter) ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '');

/** Cyrillic letters keep their signs, which make other letters: й is no и. The point of Catalan l·l vanishes. */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
    .replaceAll('l·l', 'll')
    .normalize('NFC');

/** The letters of European languages: Latin, Greek and Cyrillic. */
const scripts = [
  ['ßøæœđðþłħŧŋĸıǥʒəƶ', 'ss o ae oe d d th l h t n k i g z e z'],
  ['αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'],
  [
    'абвгдежзийклмнопрстуфхцчшщъыэюяь',
    'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch a y e yu ya',
  ],
  ['ёђѓѕіїєјљњћќўџґѝѐ', 'yo dj gj dz i yi ye j lj nj c kj u dz g i e'],
] as const;

/** The soft sign, the last, has no letter. */
const inAscii = new Map(
  scripts.flatMap(([letters, spellings]) => {
    const spelled = spellings.split(' ');
    return [...letters].map((letter, place) => [letter, spelled[place] ?? ''] as const);
  }),
);
