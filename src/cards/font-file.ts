import { inflateSync } from 'node:zlib';

/**
 * Converts a font from WOFF, as npm has it, to the uncompressed form that the renderer reads. Throws if the file is no
 * WOFF font.
 */
export function fontFile(data: Buffer): FontFile {
  if (data.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.');
  const table = tables(data);
  const glyphs = glyphsIn(table('cmap'));
  const unitsPerEm = table('head').readUInt16BE(18);
  const measured = table('hhea').readUInt16BE(34);
  const widths = table('hmtx');
  return {
    data,
    widthOf(character) {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0);
      // Only the first `measured` glyphs have a stored width. All later glyphs share the last stored width.
      return glyph && widths.readUInt16BE(4 * Math.min(glyph, measured - 1)) / unitsPerEm;
    },
  };
}

function tables(data: Buffer): (tag: string) => Buffer {
  const found = new Map<string, Buffer>();
  for (let entry = 44; entry < 44 + 20 * data.readUInt16BE(12); entry += 20) {
    const start = data.readUInt32BE(entry + 4);
    const packed = data.subarray(start, start + data.readUInt32BE(entry + 8));
    const isPacked = packed.length < data.readUInt32BE(entry + 12);
    found.set(data.toString('latin1', entry, entry + 4), isPacked ? inflateSync(packed) : packed);
  }
  return (tag) => {
    const table = found.get(tag);
    if (table === undefined) throw new Error(`The font has no table “${tag}”.`);
    return table;
  };
}

/** Reads cmap format 4. This table maps Unicode’s first 65,536 characters to glyphs. */
function glyphsIn(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const at = formatFour(cmap);
  const segments = cmap.readUInt16BE(at + 6);
  for (let offset = 0; offset < segments; offset += 2) {
    const end = at + 14 + offset;
    const last = cmap.readUInt16BE(end);
    const first = cmap.readUInt16BE(end + segments + 2);
    const shift = cmap.readUInt16BE(end + 2 * segments + 2);
    const rangeAt = end + 3 * segments + 2;
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const listed = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - first));
      const glyph = listed === 0 ? 0 : (listed + shift) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

function formatFour(cmap: Buffer): number {
  for (let entry = 4; entry < 4 + 8 * cmap.readUInt16BE(2); entry += 8) {
    const start = cmap.readUInt32BE(entry + 4);
    if (cmap.readUInt16BE(start) === 4) return start;
  }
  throw new Error('The font has no table of characters in format 4.');
}

export type FontFile = {
  data: Buffer;
  /** The width relative to the font size, or undefined if the font lacks the character. */
  widthOf: (character: string) => number | undefined;
};
