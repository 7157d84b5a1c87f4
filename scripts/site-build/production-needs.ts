import { buildSettings, findSetting, isLocalSite, settings, type SettingName } from '#adapters/settings.ts';
import { keyProblem } from '#adapters/supabase/api-key.ts';

/**
 * What a production build must not go live without, such as the owner’s own details. Returns one sentence for each
 * reason not to build. `isPublic` is true for a production deploy.
 */
export function productionNeeds({ isPublic }: { isPublic: boolean }): string[] {
  const missing = buildSettings.filter((name) => findSetting(name) === undefined);
  const siteUrl = findSetting('SITE_URL');
  return [
    ...missing.map((name) => `${name} is missing: ${settings[name]}.`),
    ...addressProblems('SITE_URL', siteUrl),
    ...addressProblems('SUPABASE_URL', findSetting('SUPABASE_URL')),
    ...[keyProblem('SUPABASE_PUBLISHABLE_KEY') ?? []].flat(),
    ...(isPublic ? publicNeeds(siteUrl) : []),
  ];
}

function addressProblems(name: SettingName, value: string | undefined): string[] {
  if (value === undefined || (URL.canParse(value) && new URL(value).origin === value)) return [];
  return [`${name} must be an address such as https://www.example.com, without anything after it.`];
}

function publicNeeds(siteUrl: string | undefined): string[] {
  return siteUrl !== undefined && URL.canParse(siteUrl) && isLocalSite(siteUrl)
    ? ['SITE_URL is an address of this machine, which no visitor can reach.']
    : [];
}
