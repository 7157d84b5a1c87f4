/**
 * Reads an answer from outside. Returns undefined for more than `max` bytes. Counts the bytes, because a Content-Length
 * header may be wrong.
 */
export async function boundedBytes(
  body: AsyncIterable<Uint8Array> | null,
  max: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
