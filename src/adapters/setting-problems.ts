import { defaultRetentionDays } from '#core/lifetimes.ts';
import { defaultQuietSeconds } from '#core/publishing/rebuild/rebuild-times.ts';
import { findBackupPlace, requireBackupKey } from './backup/backup-place.ts';
import { bitcoinSetUp } from './bitcoin-order/set-up.ts';
import { eurosFor } from './language-model/prices.ts';
import { buildsPerMonth } from './netlify/builds-per-month.ts';
import { newsHour, unreadNews } from './news-settings.ts';
import { findSetting, numberSetting, SettingMissing, type SettingName } from './settings.ts';
import { contactLimit } from './supabase/messages/enquiry-store.ts';

/** Without the settings in `access` and `services`, a site can be built, but some of its features do not work. */
const access = ['SIGNING_SECRET', 'ADMIN_TOKEN', 'EDITOR_EMAIL', 'EDITOR_PASSWORD'] as const;
const services = ['BUILD_HOOK_URL', 'RESEND_API_KEY', 'MAIL_FROM', 'CONTACT_TO'] as const;

export const missingSettings = (): SettingName[] =>
  [...access, ...services].filter((name) => findSetting(name) === undefined);

/** Returns an error for each setting whose value the code cannot use. The error says why. */
export function invalidSettings(): SettingMissing[] {
  const refused = readers.flatMap((read) => {
    try {
      read();
      return [];
    } catch (cause) {
      if (cause instanceof SettingMissing) return [cause];
      throw cause;
    }
  });
  return [...new Map(refused.map((problem) => [problem.setting, problem])).values()];
}

const prices = ['AI_PRICES', 'AI_JUDGE_PRICES'] as const;
const addresses = [
  'RESEND_BASE_URL',
  'FALLBACK_WEBHOOK_URL',
  'AI_BASE_URL',
  'NEWS_FEEDS',
  'PRICE_API_URLS',
  'EXPLORER_URLS',
] as const;

const readers: (() => unknown)[] = [
  () => numberSetting('REBUILD_QUIET_SECONDS', defaultQuietSeconds),
  buildsPerMonth,
  () => numberSetting('RETENTION_DAYS', defaultRetentionDays),
  newsHour,
  unreadNews,
  contactLimit,
  () => findBackupPlace() === undefined || requireBackupKey(),
  () => requireUsable('BITCOIN_XPUB', bitcoinSetUp().key !== undefined, 'be an extended public key'),
  ...prices.map(
    (name) => () =>
      requireUsable(name, eurosFor({ input: 1, output: 1 }, name) !== undefined, 'be two prices'),
  ),
  ...addresses.map((name) => () => {
    const given = (findSetting(name) ?? '').split(',');
    requireUsable(name, given.every(isWebAddress), 'hold web addresses');
  }),
];

const isWebAddress = (address: string): boolean =>
  /^https?:/.test(address.trim()) && URL.canParse(address.trim());

function requireUsable(name: SettingName, isUsable: boolean, rule: string): void {
  if (findSetting(name) !== undefined && !isUsable)
    throw new SettingMissing(name, `The setting ${name} must ${rule}.`);
}
