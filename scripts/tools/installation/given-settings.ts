import { existsSync } from 'node:fs';
import path from 'node:path';
import { isLocalSite } from '#adapters/settings.ts';
import { storedSecrets } from '../../local/stored-secrets.ts';
import { localDirSetting } from '../../local/start/claim-local-dir.ts';
import { portSetting } from '../../local/start/free-port.ts';
import { SetupMistake } from '../../local/start/setup-mistake.ts';
import { localDefaults, setDefaults } from '../../local/local-settings.ts';
import { loadEnvFile } from '../load-env-file.ts';

/** Loads settings and returns their sources. The environment overrides ENV_FILE, and both override local defaults. */
export function loadGivenSettings(): string {
  const file = loadEnvFile();
  const origin = file === undefined ? 'the environment' : `${file} and the environment`;

  const siteUrl = process.env['SITE_URL']?.trim() || undefined;
  // Without an address and without a file, the product on this machine is meant.
  const localUrl = siteUrl ?? (file === undefined ? `http://localhost:${portSetting()}` : '');
  if (!URL.canParse(localUrl) || !isLocalSite(localUrl)) return origin;

  const localDir = localDirSetting();
  if (!existsSync(path.join(localDir, 'settings.json'))) {
    if (siteUrl !== undefined) return origin;
    throw new SetupMistake(
      `There are no settings: name a file of them in ENV_FILE, or start the product on this machine with npm start (its folder would be ${localDir}; LOCAL_DIR names another one).`,
    );
  }
  const secrets = storedSecrets(localDir);
  setDefaults({
    ...localDefaults({ siteUrl: localUrl, secrets }),
    SUPABASE_URL: localUrl,
    SUPABASE_PUBLISHABLE_KEY: secrets.backendKeys.publishableKey,
    SUPABASE_SECRET_KEY: secrets.backendKeys.secretKey,
  });
  return `${localDir} and ${origin}`;
}
