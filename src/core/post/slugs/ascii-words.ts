import { withoutUnseen } from '../../html/valid-text.ts';
import { normalForm } from '../../typed-text/normal-form.ts';

/**
 * Writes words in the letters and digits of an address. A table, because packages that know other scripts are ten times
 * as large, and the desk proposes an address while an editor types.
 * @example asciiWords('Łódź & Đurđević, Київ', 100) // => 'lodz-durdevic-kiyiv'
 */
export const asciiWords = (text: string, maxLength: number): string =>
  withoutAccents(withoutUnseen(text))
    .replaceAll(/[^\x00-\x7f]/g, (letter) => inAscii.get(letter) ?? inAscii.get(baseOf(letter)) ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-|-$/g, '');

/** Cyrillic letters keep the signs that make other letters: й is no и, but ӓ an а. The point of Catalan l·l vanishes. */
const withoutAccents = (text: string): string =>
  normalForm(
    normalForm(text, 'NFKD')
      .replaceAll(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
      .toLowerCase()
      .replaceAll('l·l', 'll')
      .replaceAll('ου', 'ou')
      // In Greek, “αυ”, “ευ” and “ηυ” sound like “av”, “ev” and “iv”.
      .replaceAll(/(?<=[αεη])υ/g, 'v')
      .replaceAll('ու', 'u'),
    'NFC',
  );

const baseOf = (letter: string): string => normalForm(letter, 'NFD').charAt(0);

/** The letters of European languages, each before its spelling: Latin, Greek, Cyrillic, Georgian and Armenian. The soft sign and the Caucasian stick have none. */
const spellings =
  'ßss øo æae œoe đd ðd þth łl ħh ŧt ŋn ĸk ıi ǥg ʒz əe ' +
  'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo ' +
  'аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъa ыy ь эe юyu яya ' +
  'ёyo ђdj ѓgj ѕdz іi їyi єye јj љlj њnj ћc ќkj ўu џdz ґg ѝi ѐe әa ғgh қq ңng өo ұu үu һh җj ҙz ҫs ҡk ҥng ӕae ӏ ' +
  'აa ბb გg დd ეe ვv ზz თt იi კk ლl მm ნn ოo პp ჟzh რr სs ტt უu ფp ქk ღgh ყq შsh ჩch ცts ძdz წts ჭch ხkh ჯj ჰh ' +
  'աa բb գg դd եe զz էe ըy թt ժzh իi լl խkh ծts կk հh ձdz ղgh ճch մm յy նn շsh ոo չch պp ջj ռr սs վv տt րr ցts ւv փp քk օo ֆf';

const inAscii = new Map(spellings.split(' ').map((spelling) => [spelling[0], spelling.slice(1)]));
