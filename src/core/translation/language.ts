import { locales, type Locale } from '../locale.ts';

/**
 * How many words of a text are little words of each language.
 * @example littleWords('De sleutel van het huis').nl // => 3
 */
export function littleWords(text: string): Record<Locale, number> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (locale: Locale) => words.filter((word) => little[locale].has(word)).length;
  return Object.fromEntries(locales.map((locale) => [locale, count(locale)])) as Record<Locale, number>;
}

/**
 * Whether a text is in a language rather than in any of the others; a few words say too little, and count as right.
 * @example isIn('The key of the house lies under the stone.', 'en') // => true
 */
export function isIn(text: string, locale: Locale): boolean {
  const counted = littleWords(text);
  const others = locales.filter((other) => other !== locale);
  const strongest = Math.max(...others.map((other) => counted[other]));
  return strongest < 2 || counted[locale] >= strongest;
}

const listed = (words: string): Set<string> => new Set(words.split(' '));

/** The commonest words of a language that are seldom said in the other three. */
const little: Record<Locale, Set<string>> = {
  nl: listed(
    'de het een en van te dat niet zijn op aan met voor er maar om dan wat dit door ze zich bij ook tot uit naar heb hoe heeft deze u uw nog zij nu geen omdat worden al veel moet ben zonder kan hun dus alles onder hier wie altijd wordt kunnen ons zelf tegen na iemand andere wel als of waar elke iedere',
  ),
  en: listed(
    'the of and to that it for on are as with they at be this have from or by but not what all we when your can there an each which do how their if will other about out then them these so some would into has more no could than been who its now you is a in',
  ),
  es: listed(
    'a de el la los las que y en un una por con no para es se del lo como más pero sus le ya o este porque esta entre cuando muy sin sobre también hasta hay donde quien desde todo nos durante todos les ni otros ese eso antes su al de si cada',
  ),
  de: listed(
    'der die und den von zu das mit sich des auf für ist im dem nicht ein eine auch es werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen zum haben nur oder aber vor zur bis mehr durch man sein wenn ihr ihre ihren kann in',
  ),
};
