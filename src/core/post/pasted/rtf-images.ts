/**
 * Returns the PNG and JPEG images in document order, and undefined for each broken image or other format. Skips
 * copies for older programs, and images outside the text. Takes linear time.
 */
export function rtfImages(rtf: string): (RtfImage | undefined)[] {
  const images: (RtfImage | undefined)[] = [];
  let depth = 0;
  /** The level of the group that the loop is skipping, or 0 while the loop skips no group. */
  let passedOver = 0;
  let open: OpenImage | undefined;
  let at = 0;
  while (at < rtf.length) {
    const sign = nextSign(rtf, at);
    if (open?.depth === depth && passedOver === 0 && sign > at) open.hex.push(rtf.slice(at, sign));
    at = sign + 1;
    switch (rtf[sign]) {
      case '{':
        depth++;
        break;
      case '}':
        if (open?.depth === depth) {
          images.push(finished(open));
          open = undefined;
        }
        if (passedOver === depth) passedOver = 0;
        depth = Math.max(0, depth - 1);
        break;
      case '\\': {
        const { word, number, end } = controlWord(rtf, sign);
        at = end;
        // Converting RTF to text for the clipboard damages binary data, so the loop skips binary data.
        if (word === 'bin') at += Math.max(0, number);
        if (passedOver > 0) break;
        if (word === 'bin' && open) open.hex.push('?');
        else if (unread.has(word)) passedOver = Math.max(1, depth);
        else if (word === 'pict' && open === undefined) open = { depth, kind: undefined, hex: [] };
        else if (open?.depth === depth) open.kind = kinds[word] ?? open.kind;
      }
    }
  }
  // The text ended inside an image, so the image is truncated.
  if (open) images.push(undefined);
  return images;
}

/** Groups with images to skip: second copies for older programs, bullets, backgrounds, headers and footers. */
const unread = new Set(
  (
    'nonshppict shprslt listpicture background ' +
    'header headerl headerr headerf footer footerl footerr footerf'
  ).split(' '),
);

const kinds: Partial<Record<string, RtfImage['type']>> = { pngblip: 'image/png', jpegblip: 'image/jpeg' };

const sign = /[{}\\]/g;

function nextSign(rtf: string, from: number): number {
  sign.lastIndex = from;
  return sign.exec(rtf)?.index ?? rtf.length;
}

/** A control word such as `\par` or `\u8364 `, a byte such as `\'e9`, or an escaped sign such as `\{`. */
const control = /\\(?:([a-z]{1,32})(-?\d{1,10})? ?|'[\da-f]{0,2}|[\s\S]?)/iy;

function controlWord(rtf: string, from: number): { word: string; number: number; end: number } {
  control.lastIndex = from;
  const [whole = '\\', word = '', number = '0'] = control.exec(rtf) ?? [];
  return { word, number: Number(number), end: from + whole.length };
}

function finished({ kind, hex }: OpenImage): RtfImage | undefined {
  const digits = hex.join('').replaceAll(/\s+/g, '');
  if (kind === undefined || digits === '' || digits.length % 2 === 1 || /[^\da-f]/i.test(digits))
    return undefined;
  const bytes = new Uint8Array(digits.length / 2);
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = digitAt(digits, index * 2) * 16 + digitAt(digits, index * 2 + 1);
  return { type: kind, bytes };
}

function digitAt(digits: string, index: number): number {
  const code = digits.charCodeAt(index);
  // The code of 0 is 48. Without its bit 32, that of “a” is that of “A”: 65.
  return code < 58 ? code - 48 : (code & 0xdf) - 55;
}

type OpenImage = { depth: number; kind: RtfImage['type'] | undefined; hex: string[] };
export type RtfImage = { type: 'image/png' | 'image/jpeg'; bytes: Uint8Array<ArrayBuffer> };
