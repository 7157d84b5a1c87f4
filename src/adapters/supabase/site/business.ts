import * as v from 'valibot';
import { businessSchema, type Business } from '#core/business/business.ts';
import { setBusiness } from '#core/business/current.ts';
import { fieldsLeft, startingBusiness } from '#site-config';
import { reportError } from '../../report-error.ts';
import { SettingMissing } from '../../settings.ts';
import { answerOf } from '../answer.ts';
import { supabaseFor, type Database } from '../client.ts';
import { momentText, optional } from '../columns.ts';

/** The newest details, as visitors may read them. Fields that a version does not have are those of a new installation. */
export async function publishedBusiness(supabase: Database): Promise<SavedBusiness> {
  const read = await supabase.rpc('published_business').abortSignal(AbortSignal.timeout(timeoutMs));
  const found = answerOf(read, 'reading the details of the business', v.nullable(savedSchema));
  return found ?? { version: 0, details: startingBusiness };
}

/** Returns the newest details and the earlier versions, newest first. Editors only. */
export async function businessState(supabase: Database): Promise<BusinessState> {
  const read = await supabase.rpc('list_business_versions');
  const versions = answerOf(read, 'listing versions of the details', v.array(versionSchema)).map(
    ({ saved_at: savedAt, saved_by: savedBy, ...saved }) => ({ ...saved, savedAt, savedBy }),
  );
  const { version, details } = versions[0] ?? { version: 0, details: startingBusiness };
  return { version, details, left: fieldsLeft(details), versions };
}

/** Stores the next version and returns its number; undefined if another editor has saved since `baseVersion`. */
export async function saveBusiness(
  supabase: Database,
  { details, baseVersion }: { details: Business; baseVersion: number },
): Promise<number | undefined> {
  const saved = await supabase.rpc('save_business', { details, based_on: baseVersion });
  return answerOf(saved, 'storing the details of the business', v.nullable(v.number())) ?? undefined;
}

/**
 * Sets the details that this process uses, unless they were read a moment ago. If the database does not answer, the last ones stay
 * in use: a message must get through while it is down.
 */
export function refreshBusiness(): Promise<void> {
  if (Date.now() >= freshUntil) {
    freshUntil = Date.now() + freshMs;
    reading = readNow();
  }
  return reading;
}

/** The next request reads the details again. */
export function forgetBusiness(): void {
  freshUntil = 0;
}

async function readNow(): Promise<void> {
  try {
    setBusiness((await publishedBusiness(supabaseFor())).details);
    hasRead = true;
  } catch (cause) {
    // Whatever needs the setting says so.
    if (!(cause instanceof SettingMissing)) reportError(cause);
    if (!hasRead) setBusiness(startingBusiness);
  }
}

/** How long a process uses what it has read, and how long it waits for the database. */
const freshMs = 10_000;
const timeoutMs = 3000;

let freshUntil = 0;
let reading = Promise.resolve();
let hasRead = false;

/** Details may have been stored before a field existed. */
const detailsSchema = v.pipe(
  v.looseObject({}),
  v.transform((stored) => ({ ...startingBusiness, ...stored })),
  businessSchema,
);
const savedSchema = v.object({ version: v.number(), details: detailsSchema });
const versionSchema = v.object({
  ...savedSchema.entries,
  saved_at: momentText,
  saved_by: optional(v.string()),
});

export type SavedBusiness = v.InferOutput<typeof savedSchema>;
type BusinessState = SavedBusiness & {
  /** Fields that still say what a new installation starts with. */
  left: string[];
  versions: (SavedBusiness & { savedAt: string; savedBy: string | undefined })[];
};
