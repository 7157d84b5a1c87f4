import { localDirSetting } from '../../local/start/local-place.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isLocalSite } from '#adapters/settings.ts';
import { storedSecrets } from '../../local/stored-secrets.ts';
import { SetupMistake } from '../../local/start/setup-mistake.ts';
import { localDefaults, useDefaults } from '../../local/use-settings.ts';
import { useEnvFile } from '../use-env-file.ts';

/** Loads settings and returns their sources. The environment overrides ENV_FILE, and both override local defaults. */
export function useGivenSettings(): string {
  const file = useEnvFile();
  const origin = file === undefined ? 'the environment' : `${file} and the environment`;

  const siteUrl = process.env['SITE_URL']?.trim() || undefined;
  if (siteUrl === undefined && file !== undefined) return origin;
  const place = siteUrl ?? `http://localhost:${process.env['PORT']?.trim() || '8888'}`;
  if (!URL.canParse(place) || !isLocalSite(place)) return origin;

  const localDir = localDirSetting();
  if (!existsSync(path.join(localDir, 'settings.json'))) {
    if (siteUrl !== undefined) return origin;
    throw new SetupMistake(
      `There are no settings: name a file of them in ENV_FILE, or start the product on this machine with npm start (its folder would be ${localDir}; LOCAL_DIR names another one).`,
    );
  }
  const secrets = storedSecrets(localDir);
  useDefaults({
    ...localDefaults({ siteUrl: place, secrets }),
    SUPABASE_URL: place,
    SUPABASE_PUBLISHABLE_KEY: secrets.backendKeys.publishableKey,
    SUPABASE_SECRET_KEY: secrets.backendKeys.secretKey,
  });
  return `${localDir} and ${origin}`;
}
