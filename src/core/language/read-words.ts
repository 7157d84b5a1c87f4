/**
 * A text without accents and capitals, for comparing.
 * @example folded('Straße nach Eivissà') // => 'strasse nach eivissa'
 */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  // Most words have no accent, and finding that out takes a fraction of taking them apart.
  if (!/[^ -~]/.test(lower)) return lower;
  return lower
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');
}

/**
 * The words of a text, each with what stands before it. Apostrophes and hyphens divide: "d'Eivissa" is two words.
 * @example readWords('Am Hafen.')[1] // => { text: 'Hafen', folded: 'hafen', before: ' ', begins: false }
 */
export function readWords(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].map((match) => {
    const before = text.slice(end, match.index);
    const isFirst = end === 0;
    end = match.index + match[0].length;
    return {
      text: match[0],
      folded: folded(match[0]),
      before,
      begins: isFirst || /[.!?…:]["”»“’)]*\s+["“„«‘(¿¡]*$/.test(before),
    };
  });
}

/** Letters without regard to the kind of quotation mark, dash or space. */
export const evenText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[“”„«»"]/g, '"')
    .replaceAll(/[‘’‚`´]/g, "'")
    .replaceAll(/[‐‑‒–—]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** `begins`: it is the first word of a sentence, so its capital says nothing. */
export type Word = { text: string; folded: string; before: string; begins: boolean };
