import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { LegalTexts, LegalVersion } from '#core/business/legal-version.ts';
import type { LegalPage } from '#core/business/business.ts';
import { islandDay } from '#core/ibiza-time/days.ts';

export function legalVersions(): LegalVersion[] {
  const file = process.env['LEGAL_VERSIONS'];
  return file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as LegalVersion[]);
}

/** Returns the version of the texts that this build shows, and the earlier versions, newest first. */
export function versionsAround(document: LegalPage, texts: LegalTexts): { now: string; earlier: string[] } {
  const stored = legalVersions().filter((one) => one.document === document);
  const versions = stored.map(({ version }) => version);
  const [newest, ...before] = versions;
  if (newest !== undefined && isDeepStrictEqual(stored[0]?.texts, texts))
    return { now: newest, earlier: before };
  const today = islandDay(new Date());
  const sameDay = versions.filter((version) => version.startsWith(today)).length;
  return { now: sameDay === 0 ? today : `${today}.${sameDay + 1}`, earlier: versions };
}
