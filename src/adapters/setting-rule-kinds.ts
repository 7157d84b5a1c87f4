import { isEmailAddress } from '#core/typed-text/email-address.ts';
import { newsFeeds } from '#core/news/gathering/news-feeds.ts';
import { settingNumbers, type NumberSetting } from '#core/settings/setting-numbers.ts';
import { eurosFor, type PriceSetting } from './language-model/prices.ts';
import { twoServices } from './outside/two-services.ts';
import { isSafeAddress, numberRange, requireNumber, SettingMissing } from './settings.ts';
import { keyKind } from './supabase/api-key.ts';

/** Returns what is wrong with a value, as the rest of a sentence that begins with the name of the setting. */
export type SettingRule = (value: string, isLocal: boolean) => string | undefined;

export const anything: SettingRule = () => undefined;

export const must =
  (isRight: (value: string, isLocal: boolean) => boolean, problem: string): SettingRule =>
  (value, isLocal) =>
    isRight(value, isLocal) ? undefined : problem;

/** Only scheme and host, as `new URL(…).origin` writes them. A public site needs https. */
export const origin: SettingRule = (value, isLocal) =>
  URL.canParse(value) && new URL(value).origin === value && (isLocal || value.startsWith('https://'))
    ? undefined
    : `must be an address such as https://www.your-domain.com, with nothing after it${isLocal ? '' : ', and begin with https://'}.`;

export const key = (kind: 'publishable' | 'secret'): SettingRule =>
  must(
    (value) => keyKind(value) === kind,
    `is no ${kind} key: it begins with sb_${kind}_ (Supabase → Project Settings → API Keys).`,
  );

export const atLeast = (min: number): SettingRule =>
  must(({ length }, isLocal) => isLocal || length >= min, `is too short: ${min} characters at least.`);

/** The default is used instead of a mistyped number, or nothing happens: `instead` says which. */
export const number = (
  name: NumberSetting,
  instead = `${settingNumbers[name].default} is used.`,
): SettingRule =>
  readable(
    () => requireNumber(name),
    (value) => `must be ${numberRange(name)}, not “${value}”: ${instead}`,
  );

/** Uses the code that reads the setting at work, so that both have one opinion of it. */
export const readable =
  (read: () => unknown, problem: (value: string) => string): SettingRule =>
  (value) => {
    try {
      return read() === undefined ? problem(value) : undefined;
    } catch (cause) {
      if (cause instanceof SettingMissing) return problem(value);
      throw cause;
    }
  };

export const emailAddress = must(isEmailAddress, 'is no e-mail address.');
export const safeAddress = must(isSafeAddress, 'must be an address that begins with https://.');
export const feeds = must(
  (value) => newsFeeds(value).every(isSafeAddress),
  'must hold addresses that begin with https://, separated by commas.',
);
export const twoHosts = (name: 'EXPLORER_URLS' | 'PRICE_API_URLS'): SettingRule =>
  must(
    () => twoServices(name).length === 2,
    'must hold two addresses that begin with https://, of different hosts, separated by a comma.',
  );
export const prices = (name: PriceSetting): SettingRule =>
  must(() => eurosFor({ input: 1, output: 1 }, name) !== undefined, 'must be two prices, such as 0.40,1.60.');
export const oneOf = (values: readonly string[], instead: string): SettingRule =>
  must((value) => values.includes(value), `must be ${values.join(' or ')}: ${instead}`);
