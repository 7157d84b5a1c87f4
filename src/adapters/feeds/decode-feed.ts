/**
 * Decodes a feed by its byte order mark, or else with the first charset that fits: UTF-8, that of the HTTP header, that
 * of the XML declaration, windows-1252. UTF-8 comes first, because text in another charset is never valid UTF-8 by
 * chance, and servers add a charset that the feed does not have. If none fits, returns undefined, not garbled names.
 */
export function feedText(bytes: Uint8Array, contentType: string): string | undefined {
  const marked = byteOrderMark(bytes);
  if (marked !== undefined) return decoded(bytes, marked);
  const utf8 = hasEscapes(bytes) ? undefined : (decoded(bytes, 'utf-8') ?? mostlyUtf8(bytes));
  if (utf8 !== undefined) return utf8;
  for (const charset of [charsetOf(contentType), declaredIn(bytes)]) {
    const text = charset === undefined ? undefined : decoded(bytes, charset);
    if (text !== undefined) return text;
  }
  return decoded(bytes, 'utf-8') ?? westEuropean(bytes);
}

/** Whether the bytes may be in ISO-2022 or HZ, which write other letters as ASCII after an escape sign. */
const hasEscapes = (bytes: Uint8Array): boolean => bytes.includes(0x1b) || !bytes.some((byte) => byte > 0x7f);

const byteOrderMark = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  // In UTF-16 without a byte order mark, the bytes of the first `<` show the byte order.
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0x3c && bytes[1] === 0)) return 'utf-16le';
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0 && bytes[1] === 0x3c)) return 'utf-16be';
  return undefined;
};

const charsetOf = (contentType: string): string | undefined =>
  /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1];

function declaredIn(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const [declaration = ''] = /<\?xml[^<>]*>/i.exec(head) ?? [];
  const charset = /\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(declaration)?.[1];
  // The declaration was readable byte by byte, so the charset cannot be UTF-16 or UTF-32.
  return charset !== undefined && /^(utf-?16|ucs-?2|utf-?32|ucs-?4|iso-10646)/i.test(charset)
    ? undefined
    : charset;
}

function decoded(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch (error) {
    // The decoder throws for an unknown charset, and for bytes that are invalid in the charset.
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Programs that cut an excerpt by bytes leave half a letter. Returns undefined if more than one letter in ten is broken. */
function mostlyUtf8(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes);
  const high = text.match(/[\u0080-\uffff]/g) ?? [];
  const broken = high.filter((character) => character === '\ufffd');
  return broken.length <= high.length / 10 ? text : undefined;
}

/** Decodes windows-1252. Returns undefined if non-ASCII characters are too frequent, or unusual in Western Europe. */
function westEuropean(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('windows-1252').decode(bytes);
  const letters = text.match(/\p{Letter}/gu)?.length ?? 0;
  const high = text.match(/[\u0080-\uffff]/g) ?? [];
  const usual = high.filter((character) => usualHere.has(character.toLowerCase()));
  const isPlausible = high.length < letters / 8 && usual.length >= high.length * 0.98;
  return isPlausible ? text : undefined;
}

const usualHere = new Set('àáâäçèéêëìíîïñòóôöùúûüßæœ¡¿ºª·«»“”„‘’‚–—…€£°©®\u00a0');
