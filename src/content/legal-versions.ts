import { isDeepStrictEqual } from 'node:util';
import type { LegalTexts } from '#core/business/legal-version.ts';
import type { LegalPage } from '#core/business/business.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { buildInputs } from './build-inputs.ts';

/** Returns the version of the texts that this build shows, and the earlier versions, newest first. */
export function versionsAround(document: LegalPage, texts: LegalTexts): { now: string; earlier: string[] } {
  const stored = buildInputs().legalVersions.filter((one) => one.document === document);
  const versions = stored.map(({ version }) => version);
  const [newest, ...before] = versions;
  if (newest !== undefined && isDeepStrictEqual(stored[0]?.texts, texts))
    return { now: newest, earlier: before };
  const today = islandDay(new Date());
  const sameDay = versions.filter((version) => version.startsWith(today)).length;
  return { now: sameDay === 0 ? today : `${today}.${sameDay + 1}`, earlier: versions };
}
