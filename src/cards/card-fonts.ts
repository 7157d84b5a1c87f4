/** Loads the fonts of the social cards, and measures texts in them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { fontFile, type FontFile } from './font-file.ts';

// Node finds the font packages in this project. On the host, the function’s bundle contains them (netlify.toml).
const packages = createRequire(import.meta.url);

/** Returns the fonts of the cards and functions that measure characters. Reads the files only on the first call. */
export function cardFonts(): CardFonts {
  return (loaded ??= load());
}

let loaded: CardFonts | undefined;

function load(): CardFonts {
  const read = (file: string) => fontFile(readFileSync(packages.resolve(`@fontsource/${file}.woff`)));
  const display = read('marcellus/files/marcellus-latin-400-normal');
  const displayMore = read('marcellus/files/marcellus-latin-ext-400-normal');
  const text = read('figtree/files/figtree-latin-500-normal');
  const textMore = read('figtree/files/figtree-latin-ext-500-normal');
  const font = (name: string, { data }: FontFile): Font => ({ name, data, weight: 400, style: 'normal' });
  return {
    forDrawing: [
      font('Marcellus', display),
      font('Marcellus More', displayMore),
      font('Figtree', text),
      font('Figtree More', textMore),
    ],
    titleWidthOf: widthIn([display, displayMore, text, textMore]),
    textWidthOf: widthIn([text, textMore]),
  };
}

const widthIn =
  (fonts: FontFile[]): WidthOf =>
  (character) => {
    for (const { widthOf } of fonts) {
      const width = widthOf(character);
      if (width !== undefined) return width;
    }
    return undefined;
  };

export const displayFamily = 'Marcellus, Marcellus More, Figtree, Figtree More';
export const textFamily = 'Figtree, Figtree More';

export type CardFonts = { forDrawing: Font[]; titleWidthOf: WidthOf; textWidthOf: WidthOf };

/** Returns the width of a character relative to the font size, or undefined if no font has the character. */
export type WidthOf = (character: string) => number | undefined;
