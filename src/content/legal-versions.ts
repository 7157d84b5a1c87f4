import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { LegalTexts, LegalVersion } from '#core/business/legal-version.ts';
import type { LegalPage } from '#core/business/business.ts';
import { islandDay } from '#core/ibiza-time/days.ts';

/** Returns every version of the legal texts that the public site has shown, newest first. */
export function legalVersions(): LegalVersion[] {
  const file = process.env['LEGAL_VERSIONS'];
  return file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as LegalVersion[]);
}

/** Returns the version of the texts that this build shows, and the earlier versions, newest first. */
export function versionsAround(document: LegalPage, texts: LegalTexts): { now: string; earlier: string[] } {
  const stored = legalVersions().filter((one) => one.document === document);
  const isStored = isDeepStrictEqual(stored[0]?.texts, texts);
  const [now, ...earlier] = [
    ...(isStored ? [] : [islandDay(new Date())]),
    ...stored.map((one) => one.version),
  ];
  return { now: now ?? '', earlier };
}
