/**
 * The characters of a feed, by its byte order mark, by what its host says, by what it says itself, and else as UTF-8.
 * Undefined where that does not fit: letters that were guessed wrong would become names that nobody has.
 * @example feedText(Buffer.from('<rss/>'), 'text/xml; charset=koi8-r') // => '<rss/>'
 */
export function feedText(bytes: Uint8Array, contentType: string): string | undefined {
  const marked = byteOrderMark(bytes);
  if (marked !== undefined) return decoded(bytes, marked);
  const named = [charsetOf(contentType), declaredIn(bytes)];
  for (const charset of named) {
    const text = charset === undefined ? undefined : decoded(bytes, charset);
    if (text !== undefined) return text;
  }
  return decoded(bytes, 'utf-8') ?? westEuropean(bytes);
}

const byteOrderMark = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  // Without a mark, but with a bracket in two bytes, as XML begins.
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0x3c && bytes[1] === 0)) return 'utf-16le';
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0 && bytes[1] === 0x3c)) return 'utf-16be';
  return undefined;
};

const charsetOf = (contentType: string): string | undefined =>
  /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1];

function declaredIn(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const charset = /<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1];
  // Words that were read byte by byte are not in an encoding of two bytes, whatever they say.
  return charset !== undefined && /^(utf-?16|ucs-?2|utf-?32|ucs-?4|iso-10646)/i.test(charset)
    ? undefined
    : charset;
}

function decoded(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch (error) {
    // A charset nobody knows, or bytes that are not in it.
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Feeds of this island's neighbours that say nothing and are not in UTF-8: only with the letters those languages have. */
function westEuropean(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('windows-1252').decode(bytes);
  const letters = text.match(/\p{Letter}/gu)?.length ?? 0;
  const high = text.match(/[\u0080-\uffff]/g) ?? [];
  const usual = high.filter((character) => usualHere.has(character.toLowerCase()));
  const isPlausible = high.length < letters / 8 && usual.length >= high.length * 0.98;
  return isPlausible ? text : undefined;
}

const usualHere = new Set('àáâäçèéêëìíîïñòóôöùúûüßæœ¡¿ºª·«»“”„‘’‚–—…€£°©®\u00a0');
