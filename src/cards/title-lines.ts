/** Divides a title into lines, at the largest size at which it fits on a card. */
import type { WidthOf } from './card-fonts.ts';
import { softHyphen } from './renderable-text.ts';

/** Font sizes in pixels. A title gets the largest size at which it fits. */
const sizes = [88, 80, 72, 66, 60, 56, 52, 48, 44, 40, 36];

/** In pixels. A title in which a word is split over two lines has at most this font size. */
const maxHyphenatedSize = 48;

export const lineHeight = 1.14;

/** Uses the largest size at which whole words fit. If no size fits, splits words, at `maxHyphenatedSize` or less. */
export function titleLines(title: string, box: TitleBox): FittedTitle {
  const words = title.split(' ').filter((word) => word !== '');
  for (const size of sizes) {
    const sized = { ...box, size };
    const lines = balanced(words.map(plain), sized);
    if (fits(lines, sized)) return { size, lines };
  }
  for (const size of sizes.filter((each) => each <= maxHyphenatedSize)) {
    const sized = { ...box, size };
    const lines = wrapped(
      words.flatMap((word) => broken(word, sized)),
      sized,
    );
    if (fits(lines, sized)) return { size, lines };
  }
  throw new Error(`A title of ${title.length} characters is too long for a card.`);
}

export function widthAt(text: string, { size, widthOf }: { size: number; widthOf: WidthOf }): number {
  let width = 0;
  for (const character of text) width += widthOf(character) ?? 0;
  return width * size;
}

function wrapped(words: string[], box: SizedBox): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = `${line ?? ''} ${word}`;
    if (line !== undefined && widthAt(longer, box) <= box.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function balanced(words: string[], box: SizedBox): string[] {
  let best = wrapped(words, box);
  for (let width = box.width; width > box.width / 2; width -= 12) {
    const narrower = wrapped(words, { ...box, width });
    if (!fits(narrower, { ...box, width }) || narrower.length > best.length) break;
    best = narrower;
  }
  return best;
}

const fits = (lines: string[], box: SizedBox): boolean =>
  lines.length * box.size * lineHeight <= box.height &&
  lines.every((line) => widthAt(line, box) <= box.width);

function broken(word: string, box: SizedBox): string[] {
  if (widthAt(plain(word), box) <= box.width) return [plain(word)];
  const pieces = [''];
  for (const part of word.includes(softHyphen) ? word.split(softHyphen) : word) {
    const piece = pieces.at(-1) ?? '';
    if (piece === '' || widthAt(`${piece}${part}-`, box) <= box.width)
      pieces[pieces.length - 1] = piece + part;
    else pieces.push(part);
  }
  const divided = pieces.map((piece, index) => (index < pieces.length - 1 ? `${piece}-` : piece));
  return divided.flatMap((piece) =>
    widthAt(piece, box) <= box.width || piece.length < 3 ? [piece] : broken(plain(piece), box),
  );
}

const plain = (word: string): string => word.replaceAll(softHyphen, '');

export type TitleBox = { width: number; height: number; widthOf: WidthOf };

type SizedBox = TitleBox & { size: number };

export type FittedTitle = { size: number; lines: string[] };
