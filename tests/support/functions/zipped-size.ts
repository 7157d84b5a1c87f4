import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';

/** Returns the bytes of a folder as a zip archive, which compresses each file on its own. */
export const zippedSize = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .reduce(
      (sum, file) =>
        sum + deflateRawSync(readFileSync(file)).length + entryBytes + 2 * path.relative(folder, file).length,
      0,
    );

/** The bytes of one entry’s two headers without its name, which both contain. */
const entryBytes = 30 + 46;
