/** The rule of each setting: what its value must be. */
import { minPasswordLength } from '#core/access/password.ts';
import { isEmailAddress } from '#core/typed-text/email-address.ts';
import { settingNumbers } from '#core/settings/setting-numbers.ts';
import { findBackupPlace } from './backup/backup-place.ts';
import { publicBackupKey } from './backup/seal.ts';
import { readAccountKey } from './bitcoin-order/account-key.ts';
import * as rule from './setting-rule-kinds.ts';
import { findSetting, requireSetting, type SettingName } from './settings.ts';

const noOrders = 'no order in Bitcoin is taken.';

/** Each rule continues a sentence that begins with the name of the setting. A setting without a rule does not compile. */
export const settingRules: Record<SettingName, rule.SettingRule> = {
  SITE_URL: rule.origin,
  SUPABASE_URL: rule.origin,
  SUPABASE_PUBLISHABLE_KEY: rule.key('publishable'),
  SUPABASE_SECRET_KEY: rule.key('secret'),
  ADMIN_TOKEN: rule.atLeast(24),
  EDITOR_EMAIL: rule.emailAddress,
  EDITOR_PASSWORD: rule.atLeast(minPasswordLength),
  SIGNING_SECRET: rule.atLeast(32),
  BUILD_HOOK_URL: rule.must(
    (value, isLocal) =>
      URL.canParse(value) && (isLocal || value.startsWith('https://')) && new URL(value).pathname !== '/',
    'is no build hook: an address such as https://api.netlify.com/build_hooks/… (Netlify → Build hooks).',
  ),
  REBUILD_QUIET_SECONDS: rule.number('REBUILD_QUIET_SECONDS'),
  BUILDS_PER_MONTH: (value, isLocal) =>
    value === 'unlimited' ? undefined : rule.number('BUILDS_PER_MONTH')(value, isLocal),
  RESEND_API_KEY: rule.must(
    (value) => value.startsWith('re_') || findSetting('RESEND_BASE_URL') !== undefined,
    'is no key of Resend: it begins with re_ (Resend → API Keys).',
  ),
  RESEND_BASE_URL: rule.safeAddress,
  MAIL_FROM: rule.must(
    (value) => isEmailAddress(/<([^<>]+)>$/.exec(value)?.[1] ?? value),
    'is no sender: such as Your business <website@your-domain.com>.',
  ),
  CONTACT_TO: rule.emailAddress,
  CONTACT_LIMIT: rule.number('CONTACT_LIMIT'),
  FALLBACK_WEBHOOK_URL: rule.safeAddress,
  AI_BASE_URL: rule.safeAddress,
  AI_API_KEY: rule.anything,
  AI_MODEL: rule.anything,
  AI_PRICES: rule.prices('AI_PRICES'),
  AI_JUDGE_MODEL: rule.anything,
  AI_JUDGE_PRICES: rule.prices('AI_JUDGE_PRICES'),
  NEWS_FEEDS: rule.feeds,
  NEWS_HOUR: rule.number('NEWS_HOUR'),
  NEWS_UNREAD: rule.oneOf(['when-sure', 'never'], 'no news is published unread.'),
  NEWS_PREVIEW: rule.oneOf(['yes', 'no'], 'no preview is mailed.'),
  PRICE_API_URLS: rule.twoHosts('PRICE_API_URLS'),
  BITCOIN_XPUB: rule.must((value) => readAccountKey(value).ok, 'must be an extended public key.'),
  EXPLORER_URLS: rule.twoHosts('EXPLORER_URLS'),
  BITCOIN_CONFIRMATIONS: rule.number('BITCOIN_CONFIRMATIONS', noOrders),
  BITCOIN_MINUTES: rule.number('BITCOIN_MINUTES', noOrders),
  BITCOIN_MOST_EUROS: rule.number('BITCOIN_MOST_EUROS', noOrders),
  BACKUP_URL: rule.readable(
    () => findBackupPlace() && requireSetting('BACKUP_PUBLIC_KEY'),
    () =>
      'must be a bucket (https://…/bucket, with BACKUP_KEY_ID and BACKUP_SECRET) or a folder (file:///…), and needs BACKUP_PUBLIC_KEY.',
  ),
  BACKUP_PUBLIC_KEY: rule.must(
    (value) => publicBackupKey(value) !== undefined,
    'must be a public key of npm run backup-key.',
  ),
  BACKUP_KEY_ID: rule.anything,
  BACKUP_SECRET: rule.anything,
  BACKUP_REGION: rule.anything,
  RETENTION_DAYS: rule.number(
    'RETENTION_DAYS',
    `no message is deleted, and the privacy page names ${settingNumbers.RETENTION_DAYS.default} days.`,
  ),
};
