import * as v from 'valibot';
import { businessSchema, type Business } from '#core/business/business.ts';
import { businessDraftSchema, type BusinessDraft } from '#core/business/business-draft.ts';
import { setBusiness } from '#core/business/current.ts';
import { settingNumber } from '#core/settings/setting-numbers.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { merged } from '#core/business/merged.ts';
import { missingFields, startingBusiness } from '#site-config';
import { momentText, optional } from '#core/casing/stored-values.ts';
import { reportError } from '../../report-error.ts';
import { SettingMissing } from '../../settings.ts';
import { probeSite } from '../../site-probe.ts';
import { answerOf } from '../answer.ts';
import { supabaseWithoutPerson, type Database } from '../client.ts';
import { oldestDraft, savedOr } from '../posts/article-drafts.ts';
import { rpc } from '../rpc.ts';

/** Returns the newest details. A missing field gets the value that it has in a new installation. */
export async function publishedBusiness(supabase: Database): Promise<SavedBusiness> {
  const read = await supabase.rpc('published_business').abortSignal(AbortSignal.timeout(timeoutMs));
  const found = answerOf(read, 'reading the details of the business', v.nullable(savedSchema));
  const { details, ...saved } = found ?? { version: 0, details: startingBusiness };
  return { ...saved, details: { ...details, settings: withRetention(details.settings) } };
}

/** Fills in a missing retention period from the environment, because the legal texts name it. */
export function withRetention(settings: Business['settings']): Business['settings'] {
  const atHost = settingNumber('RETENTION_DAYS', process.env['RETENTION_DAYS']?.trim() ?? '');
  return { ...settings, RETENTION_DAYS: settings.RETENTION_DAYS || String(atHost ?? '') };
}

/**
 * Returns the newest readable details and the latest 20 versions, newest first. Needs an editor's rights.
 * `left` lists the fields that still have the value of a new installation.
 */
export async function businessState(supabase: Database, max = maxVersions) {
  const stored = await rpc(supabase, 'list_business_versions', { max }, v.array(versionSchema));
  const versions = stored.flatMap(({ details, ...saved }) =>
    details === null ? [] : [{ ...saved, details }],
  );
  const details = versions[0]?.details ?? startingBusiness;
  return { version: stored[0]?.version ?? 0, details, left: missingFields(details), versions };
}

const maxVersions = 20;

/** Returns the newest readable details. Reads earlier versions only if the newest one is unreadable. */
export async function newestBusiness(supabase: Database) {
  const newest = await businessState(supabase, 1);
  const isReadable = newest.version === 0 || newest.versions.length > 0;
  return isReadable ? newest : businessState(supabase);
}

/** Stores the next version. Returns undefined if another editor has saved since `basedOn`. Needs the secret key. */
export async function saveBusiness(
  supabase: Database,
  saved: { details: Business; basedOn: number; editor?: string },
): Promise<number | undefined> {
  const version = await rpc(supabase, 'save_business', { editor: undefined, ...saved }, optional(v.number()));
  forgetBusiness();
  return version;
}

/** Returns only the caller's unsaved details, because row-level security hides the drafts of other editors. */
export async function businessDraft(supabase: Database) {
  const found = await supabase
    .from('article_drafts')
    .select(draftColumns)
    .is('post_id', null)
    .not('written_from', 'is', null)
    .gt('updated_at', oldestDraft())
    .maybeSingle();
  return inCamelCase(answerOf(found, 'reading unsaved details of the business', optional(draftSchema)));
}

/** Stores the caller's unsaved details. Refuses if another session has changed the draft since `revision`. */
export const saveBusinessDraft = (supabase: Database, { fields, ...rest }: BusinessDraft) =>
  rpc(supabase, 'save_business_draft', { ...rest, form: { fields } }, savedOr(['changed-meanwhile']));

/**
 * Reads the details unless this process did so less than `maxAgeMs` ago. If the database fails, keeps the last known
 * details, or else uses those of the public site, and returns false.
 */
export function refreshBusiness(maxAgeMs = freshMs): Promise<boolean> {
  if (Date.now() >= readAt + maxAgeMs) {
    readAt = Date.now();
    reading = readNow();
  }
  return reading;
}

/** Makes the next request read the details of the business again. */
function forgetBusiness(): void {
  readAt = 0;
}

async function readNow(): Promise<boolean> {
  try {
    // With the secret key, because visitors may not read the news feeds among the settings.
    known = (await publishedBusiness(supabaseWithoutPerson())).details;
    setBusiness(known);
    return true;
  } catch (cause) {
    // A missing setting is not reported here, because other code that needs the setting reports it.
    if (!(cause instanceof SettingMissing)) {
      reportError(cause);
      known ??= await siteBusiness();
    }
    setBusiness(known ?? startingBusiness);
    return false;
  }
}

/** Returns the details that the public site shows, or undefined if the site does not answer. */
async function siteBusiness(): Promise<Business | undefined> {
  try {
    const answer = await probeSite('/business.json', { timeoutMs });
    if (answer.ok) return v.parse(savedSchema, await answer.json()).details;
  } catch (cause) {
    reportError(cause);
  }
  return undefined;
}

/** A process reuses the details for `freshMs`, and waits at most `timeoutMs` for the database or the public site. */
const freshMs = 10_000;
const timeoutMs = 3000;

let readAt = 0;
let reading = Promise.resolve(false);
let known: Business | undefined;

/** An older version lacks newer fields. Each missing field gets the value that it has in a new installation. */
const detailsSchema = v.pipe(
  v.looseObject({}),
  v.transform((stored) => merged(startingBusiness, stored)),
  businessSchema,
);
const savedSchema = v.object({
  version: v.number(),
  details: detailsSchema,
  descriptions: v.optional(v.record(v.string(), v.record(v.string(), v.string()))),
});
const versionSchema = v.object({
  version: v.number(),
  details: v.fallback(v.nullable(detailsSchema), null),
  saved_at: momentText,
  saved_by: optional(v.string()),
});

const draftColumns: string = 'revision, written_from, updated_at, fields:form->fields';
const draftSchema = v.object({ ...businessDraftSchema.entries, updated_at: momentText });

export type SavedBusiness = v.InferOutput<typeof savedSchema>;
