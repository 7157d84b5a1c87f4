/** @example withoutUnseen('Ana\u202e') // => 'Ana' */
export const withoutUnseen = (text: string): string => text.replaceAll(unseen, '');

/**
 * Whether a mail program would turn a part of a name into a link.
 * @example hasLink('www.site.example') // => true
 * @example hasLink('J.de Vries') // => false
 */
export const hasLink = (name: string): boolean => links.some((link) => link.test(name));

/** Format characters, which are invisible or reverse the text after them, private and unassigned ones. */
const unseen = /[\p{Cf}\p{Co}\p{Cn}]/gu;

const links = [
  /:\/\/|@|[wW]{3}\./,
  // A domain, but no initial: “x.example”, not “J.Smith”.
  /(?:[\p{Ll}\p{Lo}\p{N}]|\p{L}\p{Lu})\.(?:\p{Ll}{2}|\p{Lu}{2})/u,
  /[\p{L}\p{N}-]{5}\.\p{L}{2}/u,
];
