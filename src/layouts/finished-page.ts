import { piecesOf } from '#components/once/shared-parts.ts';
import { handOver } from '#core/html/drawn-page.ts';
import { hashesIn, withLeanPolicy } from './lean-policy.ts';

/**
 * The last that is done to a page that Astro has drawn: the parts it shares with others come in, its policy names what stands in it, and it
 * becomes bytes. Answers with what Astro is to send: nothing where a build takes the page.
 */
export const finishedPage = (page: string): Buffer<ArrayBuffer> | null => handOver(() => finished(page));

function finished(page: string): Buffer<ArrayBuffer> {
  const pieces = piecesOf(page);
  const inPage = new Set(
    pieces.flatMap((piece) => (typeof piece === 'string' ? hashesIn(piece) : hashesInPart(piece.html))),
  );
  return inBytes(
    pieces.flatMap((piece) => (typeof piece === 'string' ? withLeanPolicy(piece, inPage) : piece.pieces)),
  );
}

/** In one go, in room that is there already: to ask for it anew takes longer than to write. */
function inBytes(pieces: (string | Buffer)[]): Buffer<ArrayBuffer> {
  const most = pieces.reduce((sum, { length }) => sum + length * longestSign, 0);
  if (room.length < most) room = Buffer.allocUnsafeSlow(most);
  let at = 0;
  for (const piece of pieces) at += typeof piece === 'string' ? room.write(piece, at) : piece.copy(room, at);
  return Buffer.from(room.subarray(0, at));
}

let room = Buffer.alloc(0);

/** In bytes of UTF-8, for each unit of a string. */
const longestSign = 3;

function hashesInPart(html: string): string[] {
  const known = ofParts.get(html);
  if (known !== undefined) return known;
  const hashes = hashesIn(html);
  ofParts.set(html, hashes);
  return hashes;
}

const ofParts = new Map<string, string[]>();
