import { withoutUnseen } from '../html/valid-text.ts';

/**
 * Cleans an e-mail address or telephone number that was copied from a page, a mail or a contact card.
 * @example typedAddress('ｊａｎ@example.com\u200b') // => 'jan@example.com'
 * @example typedAddress('Jan <jan@example.com>,') // => 'jan@example.com'
 */
export const typedAddress = (text: string): string =>
  withoutUnseen(text.normalize('NFKC'))
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll('。', '.')
    .trim()
    .replace(/[.,;]$/, '')
    .replace(/^[^<>]*<([^<>]+)>$/, '$1')
    .replace(/^["'“”‘’«](.+)["'“”‘’»]$/, '$1')
    .replace(/^mailto:([^?]*).*$/i, '$1');

/**
 * Whether a mail program would turn a part of a name into a link.
 * @example hasLink('www.site.example') // => true
 * @example hasLink('J.de Vries') // => false
 */
export const hasLink = (name: string): boolean => {
  // Browsers read “evil。example” and “ｗｗｗ．evil．example” as addresses.
  const plain = name.normalize('NFKC').replaceAll('。', '.');
  return links.some((link) => link.test(plain));
};

const links = [
  /:\/\/|@|[wW]{3}\./,
  // A domain, but no initial: “x.example”, not “J.Smith”.
  /(?:[\p{Ll}\p{Lo}\p{N}]|\p{L}\p{Lu})\.(?:\p{Ll}{2}|\p{Lu}{2})/u,
  /(?!Prof|Dipl)[\p{L}\p{N}-]{4}\.\p{L}{2}/u,
];
