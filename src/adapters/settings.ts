import { ownSetting } from '#core/business/current.ts';
import {
  settingNumber,
  settingNumbers as numbers,
  type NumberSetting,
} from '#core/settings/setting-numbers.ts';

/**
 * All settings, with what each is for. A test compares `.env.example` with this list. A missing setting disables only
 * the code that needs the setting.
 */
export const settings = {
  SITE_URL: 'Public address of the site, without a slash at the end, such as https://www.example.com',
  SUPABASE_URL: 'Address of the Supabase project',
  SUPABASE_PUBLISHABLE_KEY: "Supabase's publishable key: a visitor's rights, may be seen by anybody",
  SUPABASE_SECRET_KEY:
    "Supabase's secret key: all rights, only for what the functions do themselves: sign-in, messages, mails, builds",
  ADMIN_TOKEN: 'The token editors share to open the desk; at least 24 characters in production',
  EDITOR_EMAIL: 'E-mail address of the shared editor account in Supabase Auth',
  EDITOR_PASSWORD: 'Password of the shared editor account; never typed in',
  SIGNING_SECRET:
    'At least 32 random characters in production; signs links and hides visitors’ addresses in counters',
  BUILD_HOOK_URL: 'Address that starts a build of the site when it is posted to',
  REBUILD_QUIET_SECONDS: `How long to wait for further changes before a build is requested (default ${numbers.REBUILD_QUIET_SECONDS.default}, locally 0)`,
  BUILDS_PER_MONTH: `How many builds a month the hosting plan carries, or “unlimited” (default ${numbers.BUILDS_PER_MONTH.default}, locally unlimited)`,
  RESEND_API_KEY: 'Key of the mail service',
  RESEND_BASE_URL: 'Address of the mail service, where it is not the usual one',
  MAIL_FROM: 'Sender of the mails the site sends',
  CONTACT_TO: 'Mailbox of the business: where contact messages go',
  CONTACT_LIMIT: `Contact messages per address and hour (default ${numbers.CONTACT_LIMIT.default})`,
  FALLBACK_WEBHOOK_URL: 'Where a contact message goes when neither the database nor the mail service answers',
  AI_BASE_URL: 'Address of an OpenAI-compatible service for translations and news',
  AI_API_KEY: 'Key of that service; without it nothing is translated or written automatically',
  AI_MODEL: 'Model of that service',
  AI_PRICES:
    'What it costs: euros per million tokens read and written, such as 0.40,1.60 (default: not known)',
  AI_JUDGE_MODEL:
    'Model that compares each sentence of the news with its source (default: AI_MODEL); off means that every text waits for a person',
  AI_JUDGE_PRICES: 'What that model costs, if it is another one: euros per million tokens, as in AI_PRICES',
  NEWS_FEEDS: 'Addresses of news feeds, separated by commas',
  NEWS_HOUR: `Hour of the day in Europe/Madrid at which the daily news is made (default ${numbers.NEWS_HOUR.default})`,
  NEWS_UNREAD:
    'when-sure (default) publishes news that passed all checks before a person has read it; never lets each text wait for one',
  NEWS_PREVIEW: 'yes mails the business a preview of each morning’s news',
  PRICE_API_URLS: 'Two addresses of Bitcoin price services, separated by a comma',
  BITCOIN_XPUB:
    'Extended public key of an account (zpub or xpub; vpub or tpub for test money), from which payment addresses are derived; never a private key',
  EXPLORER_URLS:
    'Two addresses of Bitcoin block explorers of different operators that speak the protocol of Esplora, separated by a comma',
  BITCOIN_CONFIRMATIONS: `How many confirmations a payment in Bitcoin needs to be booked (default ${numbers.BITCOIN_CONFIRMATIONS.default})`,
  BITCOIN_MINUTES: `For how many minutes the amount of an order in Bitcoin is fixed (default ${numbers.BITCOIN_MINUTES.default})`,
  BITCOIN_MOST_EUROS: `The largest order that may be paid in Bitcoin, in euros (default ${numbers.BITCOIN_MOST_EUROS.default})`,
  BACKUP_URL:
    'Where the backup of each night goes: an S3-compatible bucket such as https://s3.example.com/bucket, or a folder such as file:///backups',
  BACKUP_PUBLIC_KEY:
    'Key that encrypts these backups, made by npm run backup-key; nothing can be read with it',
  BACKUP_KEY_ID: 'Id of an access key of the bucket that may list, read, write and delete',
  BACKUP_SECRET: 'Secret of that access key',
  BACKUP_REGION: 'Region of the bucket (default us-east-1)',
  RETENTION_DAYS: `Days after which personal data of enquiries is deleted (default ${numbers.RETENTION_DAYS.default}; 0 keeps it for ever)`,
} as const;

export const settingNames = Object.keys(settings) as SettingName[];

/** A build needs only these settings. The publishable key has a visitor’s rights, so no page contains a draft. */
export const buildSettings = [
  'SITE_URL',
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
] as const satisfies SettingName[];

/** A value that the owner entered at the desk takes precedence over the host’s value. */
export function findSetting(name: SettingName): string | undefined {
  const value = ownSetting(name) || process.env[name]?.trim();
  return value === '' ? undefined : value;
}

/** Throws a `SettingMissing` if the setting is absent or empty. */
export function requireSetting(name: SettingName): string {
  const value = findSetting(name);
  if (value === undefined)
    throw new SettingMissing(name, `The setting ${name} is missing: ${settings[name]}.`);
  return value;
}

/** Returns the default for a missing or mistyped number, because `setting-problems.ts` reports the mistake. */
export const numberSetting = (name: NumberSetting): number =>
  settingNumber(name, findSetting(name) ?? '') ?? numbers[name].default;

/** Where a default could do harm, throws a `SettingMissing` for a mistyped number. */
export function requireNumber(name: NumberSetting): number {
  const value = findSetting(name) ?? '';
  if (value !== '' && settingNumber(name, value) === undefined)
    throw new SettingMissing(name, `The setting ${name} must be ${numberRange(name)}, not “${value}”.`);
  return numberSetting(name);
}

/** @example numberRange('NEWS_HOUR') // => 'a whole number from 0 to 23' */
export function numberRange(name: NumberSetting): string {
  const { min, max, ...range } = numbers[name];
  return `a whole number from ${min} to ${max}${'orZero' in range ? ', or 0' : ''}`;
}

/** On a public site, throws a `SettingMissing` for a secret shorter than `min`. The error omits the secret. */
export function requireSecret(name: SettingName, { min, of }: { min: number; of: string }): string {
  const secret = requireSetting(name);
  if (secret.length < min && !isLocalSite(requireSetting('SITE_URL')))
    throw new SettingMissing(
      name,
      `The setting ${name} is too short: a public site needs at least ${min} ${of}.`,
    );
  return secret;
}

export const isLocalSite = (siteUrl: string): boolean => localHosts.includes(new URL(siteUrl).hostname);

export const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Returns true if requests to this URL are encrypted or stay on this machine. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLocalSite(address));
}

/** A setting is missing or has an unusable value. The message names the setting, but contains no secret value. */
export class SettingMissing extends Error {
  readonly setting: SettingName;

  constructor(setting: SettingName, message: string) {
    super(message);
    this.name = 'SettingMissing';
    this.setting = setting;
  }
}

export type SettingName = keyof typeof settings;
