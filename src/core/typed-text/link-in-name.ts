import { normalForm } from './normal-form.ts';

/**
 * Whether a mail program would turn a part of a name into a link.
 * @example hasLink('www.site.example') // => true
 * @example hasLink('J.de Vries') // => false
 */
export const hasLink = (name: string): boolean => {
  // Browsers read “evil。example” and “ｗｗｗ．evil．example” as addresses.
  const plain = normalForm(name, 'NFKC').replaceAll('。', '.');
  return links.some((link) => link.test(plain));
};

const links = [
  /:\/\/|@|[wW]{3}\./,
  // A domain, but no initial: “x.example”, not “J.Smith”.
  // “GmbH & Co.KG” is a company.
  /(?:[\p{Ll}\p{Lo}\p{N}]|\p{L}\p{Lu})(?<!\bCo)\.(?:\p{Ll}{2}|\p{Lu}{2})/u,
  /(?!Prof|Dipl)[\p{L}\p{N}-]{4}\.\p{L}{2}/u,
  // An address in any spelling: a path makes it one, but not “J.Smit/M.Bos”, and so do numbers.
  /[\p{L}\p{N}]{2}\.[\p{L}\p{N}-]{2,}\/\S|\.\p{L}{2}\/\S|\d\.\d/u,
];
