import type { Alternate } from '#core/alternates.ts';
import { atStandIns } from './stand-ins.ts';

/**
 * Keeps a part that many pages share, as bytes. Answers with the mark that stands for it in a page with these alternates. The part comes
 * in once the page is complete (`piecesOf`), so that most of a page is neither joined into one text nor turned into bytes again.
 */
export function sharedPart(html: string): (alternates: readonly Alternate[]) => string {
  const [begin, ...others] = atStandIns(html);
  const after = others.map(({ locale, text }) => ({ locale, bytes: Buffer.from(text) }));
  const number = parts.push({ html, begin: Buffer.from(begin), after }) - 1;
  return (alternates) =>
    `${mark}${[number, ...alternates.map(({ locale, path }) => `${locale}=${path}`)].join(' ')}${endOfMark}`;
}

const parts: SharedPart[] = [];

/** A page in pieces: its own text, and the parts that it has marks for. */
export function piecesOf(page: string): (string | PlacedPart)[] {
  const pieces: (string | PlacedPart)[] = [];
  let at = 0;
  for (let next = page.indexOf(mark); next !== -1; next = page.indexOf(mark, at)) {
    const end = page.indexOf(endOfMark, next);
    pieces.push(page.slice(at, next), placed(page.slice(next + mark.length, end)));
    at = end + endOfMark.length;
  }
  return [...pieces, page.slice(at)];
}

/** @example placed('0 nl=/blog/tuin-nl de=/blog/garten-de') // => the first part, with these addresses in it */
function placed(marked: string): PlacedPart {
  const [number, ...addresses] = marked.split(' ');
  const part = parts[Number(number)];
  if (part === undefined) throw new Error(`No part of a page has the number ${number}.`);
  const paths = new Map(addresses.map((address) => [address.slice(0, 2), address.slice(3)]));
  const rest = part.after.flatMap(({ locale, bytes }) => {
    const address = paths.get(locale);
    if (address === undefined) throw new Error(`A part of a page has no address for ${locale}.`);
    return [address, bytes];
  });
  return { html: part.html, pieces: [part.begin, ...rest] };
}

/** A comment that no text of an editor can hold: the sanitizer leaves none, and everywhere else its beginning is escaped. */
const mark = '<!--@part ';
const endOfMark = ' -->';

/** `after`: what follows upon each of its addresses, and for which language that is. */
type SharedPart = { html: string; begin: Buffer; after: { locale: string; bytes: Buffer }[] };

/** `html`: as it was drawn, with stand-ins for addresses. `pieces`: as it stands in this page. */
type PlacedPart = { html: string; pieces: (string | Buffer)[] };
