import * as v from 'valibot';
import { legalPages } from '#core/business/business.ts';
import { legalTextsSchema, legalVersionSchema, type LegalVersion } from '#core/business/legal-version.ts';
import { everyPage } from '#core/every-page.ts';
import { missingFields } from '#site-config';
import { probeSite } from '../../site-probe.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import { publishedBusiness } from './business.ts';

/** Returns every version of the legal texts that the public site has shown, newest first. */
export async function legalVersions(supabase: Database): Promise<LegalVersion[]> {
  const oldestFirst = await everyPage(async (skip) =>
    answerOf(
      await supabase.rpc('legal_versions', { skip }),
      'reading the legal texts',
      v.array(legalVersionSchema),
    ),
  );
  return oldestFirst.reverse();
}

/** Stores the changed legal texts, but nothing until all required fields of the business are filled in. */
export async function storeLegalTexts(supabase: Database): Promise<void> {
  const { version, details } = await publishedBusiness(supabase);
  if (missingFields(details).length > 0) return;
  const shown = v.parse(shownSchema, await (await probeSite('/business.json', { timeoutMs: 5000 })).json());
  // If the site still shows older details, a later build calls this function again.
  if (shown.version !== version) return;
  answerOf(await supabase.rpc('store_legal_texts', { texts: shown.legalTexts }), 'storing the legal texts');
}

const shownSchema = v.object({
  version: v.number(),
  legalTexts: v.object(v.entriesFromList(legalPages, legalTextsSchema)),
});
