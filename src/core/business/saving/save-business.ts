import { done, refuse, type Result } from '../../result.ts';
import type { Business, EnteredBusiness } from '../business.ts';
import { ownPhoneNumbers } from './own-phone-numbers.ts';
import { withPriceVersions } from './price-versions.ts';

/**
 * Stores the details that an editor entered, with a new price version if a price has changed, and requests a build.
 * `baseVersion` is the version that the editor changed. Refuses a wrong telephone number, and if another editor has
 * saved since.
 */
export async function saveBusiness<Build extends object>(
  { newest, store, requestBuild, now }: SaveBusinessDeps<Build>,
  { details, baseVersion }: { details: EnteredBusiness; baseVersion: number },
): Promise<Result<{ version: number } & Build, SaveBusinessRefusal>> {
  const { numbers, wrong } = ownPhoneNumbers(details);
  if (wrong.length > 0)
    return refuse({
      code: 'invalid-input',
      fields: Object.fromEntries(wrong.map((field) => [`details.${field}`, 'phone'])),
    });
  const { version: newestVersion, details: before, left } = await newest();
  const changed = withPriceVersions(
    { ...details, ...numbers },
    {
      before,
      // A production build refuses details that are left from a new installation, so no visitor has seen these prices.
      isDemo: left.length > 0,
      now: now(),
    },
  );
  const version =
    newestVersion === baseVersion ? await store({ details: changed, basedOn: baseVersion }) : undefined;
  if (version === undefined) return refuse({ code: 'details-changed-meanwhile' });
  return done({ version, ...(await requestBuild()) });
}

export type SaveBusinessRefusal =
  | { code: 'details-changed-meanwhile' }
  | { code: 'invalid-input'; fields: Record<string, string> };

export type SaveBusinessDeps<Build> = {
  /** `left` lists the required fields that still have the value of a new installation. */
  newest: () => Promise<{ version: number; details: Business; left: string[] }>;
  /** Returns undefined if `basedOn` is no longer the newest version. */
  store: (saved: { details: Business; basedOn: number }) => Promise<number | undefined>;
  requestBuild: () => Promise<Build>;
  now: () => Date;
};
