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

/** The letters of European languages, each before its spelling: Latin, Greek and Cyrillic. The soft sign has none. */
const spellings =
  'ßss øo æae œoe đd ðd þth łl ħh ŧt ŋn ĸk ıi ǥg ʒz əe ' +
  'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo ' +
  'аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъa ыy ь эe юyu яya ' +
  'ёyo ђdj ѓgj ѕdz іi їyi єye јj љlj њnj ћc ќkj ўu џdz ґg ѝi ѐe';

const inAscii = new Map(spellings.split(' ').map((spelling) => [spelling[0], spelling.slice(1)]));
