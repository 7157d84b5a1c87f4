/**
 * A third of the evaluation sets is sealed: rules and instructions are changed by the open part only, so that the
 * figures of the sealed part stay honest. It is compressed, so that a search does not show it, and `set/sealed.json` has
 * a digest of each file. Adds the sealed part of a new set, which the file `set/LANGUAGE.json` then lacks:
 *
 *   npx -c 'node tests/news/evaluation/sealed-part.ts nl'
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

const folder = `${import.meta.dirname}/set`;
const digestsFile = `${folder}/sealed.json`;
const sealedFile = (language: string): string => `${folder}/${language}.sealed.txt`;

export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 20);

/** The choice is fixed for each sentence, and independent of its content. */
export const isSealed = (text: string): boolean => Number.parseInt(digestOf(text).slice(0, 2), 16) < 85;

/** Throws if the sealed part is not the one that was sealed. */
export function sealedPart(language: string): Sentences {
  const json = gunzipSync(Buffer.from(readFileSync(sealedFile(language), 'utf8'), 'base64')).toString();
  if (digests()[language] !== digestOf(json)) throw new Error(`The sealed part in ${language} has changed.`);
  return JSON.parse(json) as Sentences;
}

const digests = (): Record<string, string> =>
  existsSync(digestsFile) ? (JSON.parse(readFileSync(digestsFile, 'utf8')) as Record<string, string>) : {};

function seal(language: string): void {
  if (existsSync(sealedFile(language))) throw new Error(`The set in ${language} has a sealed part.`);
  const file = `${folder}/${language}.json`;
  const { honest, faulty, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Sentences;
  const part = (sealed: boolean): Sentences => ({
    honest: honest.filter(({ text }) => isSealed(text) === sealed),
    faulty: faulty.filter(({ text }) => isSealed(text) === sealed),
  });
  const json = JSON.stringify(part(true));
  const lines =
    gzipSync(json)
      .toString('base64')
      .match(/.{1,100}/g) ?? [];
  writeFileSync(sealedFile(language), `${lines.join('\n')}\n`);
  writeFileSync(file, `${JSON.stringify({ ...rest, ...part(false) }, undefined, 2)}\n`);
  writeFileSync(
    digestsFile,
    `${JSON.stringify({ ...digests(), [language]: digestOf(json) }, undefined, 2)}\n`,
  );
}

const [, script = '', language] = process.argv;
if (script.endsWith('sealed-part.ts') && language !== undefined) seal(language);

type Sentences = { honest: { text: string }[]; faulty: { text: string }[] };
