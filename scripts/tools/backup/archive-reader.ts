/** Reads archives that `npm run backup` wrote. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import * as v from 'valibot';
import {
  accountsEntry,
  accountsSchema,
  backupFormat,
  manifestDigestEntry,
  manifestEntry,
  manifestSchema,
  mediaEntry,
  sha256,
  tableEntry,
  type Account,
  type Manifest,
} from './manifest.ts';
import { SetupMistake } from '../../local/start/setup-mistake.ts';

/** Refuses an archive that is damaged or has a newer format. The digests detect damage, but no forgery. */
export async function verifyArchive(file: string): Promise<VerifiedArchive> {
  const found: Manifest['entries'] = {};
  const small: Record<string, Buffer> = {};
  await readEntries(file, async (name, content) => {
    const hash = createHash('sha256');
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
      if (isSmall(name)) chunks.push(chunk);
    }
    if (name in found) throw new SetupMistake(`${file} is damaged: it holds ${name} twice.`);
    found[name] = { bytes, sha256: hash.digest('hex') };
    if (isSmall(name)) small[name] = Buffer.concat(chunks);
  });

  const manifest = readManifest(file, small);
  for (const [name, { bytes, sha256: digest }] of Object.entries(manifest.entries)) {
    if (found[name]?.sha256 !== digest || found[name].bytes !== bytes)
      throw new SetupMistake(
        `${file} is damaged: ${name} ${name in found ? 'is not what was put in' : 'is missing'}.`,
      );
  }
  const strangers = Object.keys(found).filter((name) => !(name in manifest.entries) && !isManifest(name));
  const missing = Object.keys(manifest.tables).filter((table) => !(tableEntry(table) in manifest.entries));
  const images = Object.keys(manifest.entries).filter((name) => name.startsWith(mediaEntry('')));
  if (strangers.length + missing.length > 0 || images.length !== manifest.images)
    throw new SetupMistake(`${file} is damaged: it does not hold what its manifest lists.`);
  const accounts = v.parse(accountsSchema, JSON.parse(String(small[accountsEntry])));
  return {
    manifest,
    digest: sha256(small[manifestEntry] ?? ''),
    accounts,
    images: new Set(images.map((name) => name.slice(mediaEntry('').length))),
  };
}

export async function readEntries(
  file: string,
  use: (name: string, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const entries = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  // The `catch` below reports a failure. Without this handler, the failure would end the process.
  reading.catch(() => undefined);
  try {
    for await (const entry of entries) {
      await use(entry.header.name, entry as AsyncIterable<Buffer>);
      entry.resume();
    }
    await reading;
  } catch (error) {
    entries.destroy();
    await reading.catch(() => undefined);
    throw explained(file, error);
  }
}

function readManifest(file: string, small: Record<string, Buffer>): Manifest {
  const written = small[manifestEntry];
  const digest = small[manifestDigestEntry];
  if (written === undefined) throw new SetupMistake(`${file} is no backup of this product, or it was cut.`);
  let content: unknown;
  try {
    content = JSON.parse(written.toString());
  } catch {
    throw new SetupMistake(`${file} is damaged: its manifest cannot be read.`);
  }
  // The format is checked first, because a newer format may differ in every other field.
  const { format } = v.parse(v.object({ format: v.optional(v.unknown()) }), content);
  if (typeof format === 'number' && format > backupFormat)
    throw new SetupMistake(
      `${file} has format ${format}, and this version of the code reads format ${backupFormat}: restore it with the newer version that made it.`,
    );
  const parsed = v.safeParse(manifestSchema, content);
  if (!parsed.success || digest?.toString() !== `${sha256(written)}  ${manifestEntry}\n`)
    throw new SetupMistake(`${file} is damaged: its manifest is not what was put in.`);
  return parsed.output;
}

function explained(file: string, error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string };
  if (error instanceof SetupMistake) return error;
  if (code === 'ENOENT') return new SetupMistake(`There is no file ${file}.`);
  if (code === 'EISDIR') return new SetupMistake(`${file} is a folder, not a backup.`);
  if (code === 'EACCES' || code === 'EPERM') return new SetupMistake(`${file} may not be read.`);
  if (code === 'Z_BUF_ERROR' || /unexpected end/i.test(message ?? ''))
    return new SetupMistake(`${file} is cut: its end is missing. Use another copy.`);
  if (/incorrect header check/.test(message ?? ''))
    return new SetupMistake(`${file} is no backup: it is not a .tar.gz file.`);
  if (code?.startsWith('Z_') || /tar header|invalid/i.test(message ?? ''))
    return new SetupMistake(`${file} is damaged. Use another copy.`);
  return error;
}

const isManifest = (name: string): boolean => name === manifestEntry || name === manifestDigestEntry;
const isSmall = (name: string): boolean => isManifest(name) || name === accountsEntry;

export type VerifiedArchive = {
  manifest: Manifest;
  digest: string;
  accounts: Account[];
  images: Set<string>;
};
