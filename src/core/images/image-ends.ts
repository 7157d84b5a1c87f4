/** Each `endOf…` function returns where the image in a file ends, or undefined if it is truncated or malformed. */

/** Reads segments up to the mark that ends the image. */
export function endOfJpeg(bytes: Uint8Array): number | undefined {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === 0xda) {
      // Skips image data, including stuffed bytes and restart markers, up to the next real marker.
      at += 2 + wide(bytes, at + 2);
      while (at + 1 < bytes.length && !(bytes[at] === 0xff && !isWithinScan(bytes[at + 1] ?? 0))) at += 1;
      if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return at + 2;
    } else at += 2 + wide(bytes, at + 2);
  }
  return undefined;
}

/** In image data, 0xff is followed by 0 if it is data, by 0xff as padding, or by 0xd0 to 0xd7 to restart. */
const isWithinScan = (next: number): boolean => next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);

/** Reads chunks: length, type, content and checksum. The last one has the type IEND. */
export function endOfPng(bytes: Uint8Array): number | undefined {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + viewOf(bytes).getUint32(at);
    if (letters(bytes, at + 4) === 'IEND') return next;
    at = next;
  }
  return undefined;
}

/** The bytes 4 to 7 contain the length of what follows them. */
export function endOfWebp(bytes: Uint8Array): number | undefined {
  const end = viewOf(bytes).getUint32(4, true) + 8;
  return end > bytes.length ? undefined : end;
}

/** Reads boxes (length, type, content). The image ends before the first box whose type is not in `boxes`. */
export function endOfAvif(bytes: Uint8Array): number | undefined {
  let at = 0;
  let isWhole = false;
  while (boxes.has(letters(bytes, at + 4))) {
    const length = viewOf(bytes).getUint32(at);
    // Image encoders never use the special lengths 0 (to the end of the file) and 1 (an eight-byte length follows).
    if (length < 8 || at + length > bytes.length) return undefined;
    isWhole ||= letters(bytes, at + 4) === 'mdat';
    at += length;
  }
  return isWhole ? at : undefined;
}

const boxes = new Set(['ftyp', 'meta', 'mdat', 'free', 'skip']);

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const wide = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);

export const letters = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));
