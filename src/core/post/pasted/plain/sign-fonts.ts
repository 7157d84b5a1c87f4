/**
 * Office programs draw arrows, boxes and smileys as letters of fonts that web pages lack: a “J” in Wingdings, “³” for “≥” in
 * Symbol. Text without fonts has private characters instead, such as U+F0B7 for a bullet.
 */
export type SignFont = 'wingdings' | 'symbol';

/**
 * Replaces private characters, too. The text does not name their font, so it is Wingdings, or else Symbol. Both fonts
 * have digits and brackets at their own place.
 * @example withSigns('Groet J', 'wingdings') // => 'Groet ☺'
 */
export const withSigns = (text: string, font?: SignFont): string =>
  (font === undefined
    ? text
    : Array.from(text, (letter) => signs[font].get(letter) ?? letter).join('')
  ).replaceAll(/[\uf020-\uf0ff]/g, (sign) => {
    const letter = String.fromCharCode(sign.charCodeAt(0) - 0xf000);
    return (
      signs.wingdings.get(letter) ?? signs.symbol.get(letter) ?? (/[!-~°±]/.test(letter) ? letter : sign)
    );
  });

/** Returns the font of signs that a list of fonts begins with. */
export const signFont = (family: string): SignFont | undefined =>
  /^["'\s]*(wingdings|symbol)["'\s]*(?:,|$)/i.exec(family)?.[1]?.toLowerCase() as SignFont | undefined;

const pairs = (written: string) =>
  new Map(written.split(' ').map(([letter = '', sign = '']) => [letter, sign]));

/** Each letter before its sign. */
const signs = {
  wingdings: pairs('J☺ K😐 L☹ l● n■ o□ q❑ u◆ v❖ §▪ ¨□ Ø➢ ß← à→ á↑ â↓ è➔ ð⇨ ó↔ û✗ ü✓ ý☒ þ☑'),
  symbol: pairs('·• £≤ ³≥ ¹≠ »≈ ´× ¸÷ ¥∞ Ö√ ¬← ®→ ­↑ ¯↓ «↔ Þ⇒ aα bβ gγ dδ lλ mμ pπ sσ wω DΔ SΣ WΩ'),
};
