import { settingNames, type SettingName } from '#adapters/settings.ts';
import { buildHookPath } from './builds/build-hook.ts';
import type { StoredSecrets } from './stored-secrets.ts';
import { mailServiceKey, mailServicePath } from './mail/mail-service.ts';

/** The settings of a product on this machine, where neither a file nor the environment sets them. */
export const localDefaults = ({
  siteUrl,
  secrets,
}: Omit<LocalSettings, 'backendUrl'>): Partial<Record<SettingName, string>> => ({
  SITE_URL: siteUrl,
  ADMIN_TOKEN: secrets.adminToken,
  EDITOR_EMAIL: secrets.editorEmail,
  EDITOR_PASSWORD: secrets.editorPassword,
  SIGNING_SECRET: secrets.signingSecret,
  BUILD_HOOK_URL: siteUrl + buildHookPath(secrets.hookSecret),
  // A local build costs nothing, so each change is built at once. Changes during a build are built in the next build.
  REBUILD_QUIET_SECONDS: '0',
  BUILDS_PER_MONTH: 'unlimited',
  RESEND_API_KEY: mailServiceKey,
  RESEND_BASE_URL: siteUrl + mailServicePath,
  MAIL_FROM: 'Website <website@example.com>',
  CONTACT_TO: 'bedrijf@example.com',
});

export function setLocalSettings({ siteUrl, backendUrl, secrets }: LocalSettings): void {
  setDefaults(localDefaults({ siteUrl, secrets }));
  // The settings of the database are always overwritten: a local site must never write to the hosted database.
  setBackend(backendUrl, secrets.backendKeys);
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
}

export function setBackend(url: string, { publishableKey, secretKey }: StoredSecrets['backendKeys']): void {
  process.env.SUPABASE_URL = url;
  process.env.SUPABASE_PUBLISHABLE_KEY = publishableKey;
  process.env.SUPABASE_SECRET_KEY = secretKey;
}

export function setDefaults(values: Partial<Record<SettingName, string>>): void {
  for (const name of settingNames)
    if (values[name] !== undefined && !process.env[name]?.trim()) process.env[name] = values[name];
}

export type LocalSettings = { siteUrl: string; backendUrl: string; secrets: StoredSecrets };
