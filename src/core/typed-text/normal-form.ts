/**
 * Writes a text in a Unicode normalization form. Keeps the first 30 marks of a letter: no word of a language has more
 * (https://unicode.org/reports/tr15/#Stream_Safe_Text_Format), and sorting them takes quadratic time, so that 250 kB of
 * marks would take ten seconds.
 * @example normalForm('u\u0308ber', 'NFC') // => 'über'
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replaceAll(longMarks, '$1').normalize(form);

/** The compatibility forms turn the Japanese signs U+FF9E and U+FF9F into marks. */
const longMarks = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;
