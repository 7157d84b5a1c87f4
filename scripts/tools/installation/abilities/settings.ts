import { findSetting, isLocalSite, requireSetting, settings, type SettingName } from '#adapters/settings.ts';
import { invalidSettings } from '#adapters/setting-problems.ts';
import { keyKind, olderKeysRemark } from '#adapters/supabase/api-key.ts';
import { health } from '#contract/health.ts';
import { readBusiness } from '#contract/site.ts';
import { isEmailAddress } from '#core/email-address.ts';
import type { Ability } from '../check/ability.ts';
import { isPlaceholder } from '../../placeholder.ts';
import { Unmet } from '../check/unmet.ts';

export const settingsAbility: Ability = {
  name: 'Settings',
  run() {
    const problems = settingProblems();
    if (problems.length > 0) return Promise.reject(new Unmet(problems.join(' ')));
    const remark = olderKeysRemark();
    return Promise.resolve(
      `${required.length} settings are there and look right.${remark === undefined ? '' : ` ${remark}`}`,
    );
  },
};

/** Checks the host’s settings, because they may differ from the settings of this check. */
export const hostSettingsAbility: Ability = {
  name: 'Host’s settings',
  needs: ['Sign-in'],
  async run({ site, made, isLocal }) {
    const { problems, region } = await site.answer(health, { accessToken: made.accessToken });
    const faults = problems.flatMap(({ code, names }) =>
      code === 'settings-missing' || code === 'settings-invalid'
        ? [`${code === 'settings-missing' ? 'Missing' : 'Not usable'} at the host: ${names.join(', ')}.`]
        : [],
    );
    if (faults.length > 0)
      throw new Unmet(`${faults.join(' ')} Correct them there (docs/deploy.md lists each), and deploy.`);
    const { details } = await site.answer(readBusiness, { accessToken: made.accessToken });
    const own = Object.entries(details.settings).filter(([, entered]) => entered.length > 0);
    const atDesk = own.length === 0 ? '' : ` The desk sets ${own.map(([name]) => name).join(', ')}.`;
    const place = isLocal || region === null ? '' : ` ${placeOf(region)}`;
    return `The functions have all settings they need, and can read them.${atDesk}${place}`;
  },
};

/** The privacy page names transfers to other countries, so a region outside the EU is a remark, not a fault. */
const placeOf = (region: string): string =>
  ['cdg', 'dub', 'fra', 'mxp'].includes(region)
    ? `They run in the EU (${region}).`
    : `Remark: they run outside the EU (${region === 'cmh' ? 'cmh, Ohio' : region}), messages of visitors included. From the Pro plan on, choose Frankfurt under Cloud compute → Functions → Region, and deploy.`;

export function settingProblems(): string[] {
  const missing = required.filter((name) => findSetting(name) === undefined);
  const siteUrl = findSetting('SITE_URL');
  const isLocal = siteUrl !== undefined && URL.canParse(siteUrl) && isLocalSite(siteUrl);
  const present = required.filter((name) => !missing.includes(name));
  return [
    ...missing.map((name) => `${name} is missing: ${settings[name]}.`),
    ...present.flatMap((name) => problemWith(name, isLocal)),
    ...sharedSecrets(present),
    ...invalidSettings().map(({ message }) => message),
  ];
}

/** A local site may have a short ADMIN_TOKEN, and URLs without https. */
const rules = {
  SITE_URL: { isRight: isOrigin, problem: originProblem },
  SUPABASE_URL: { isRight: isOrigin, problem: originProblem },
  SUPABASE_PUBLISHABLE_KEY: {
    isRight: (value) => keyKind(value) === 'publishable',
    problem:
      'is no publishable key: it begins with sb_publishable_ (Supabase → Project Settings → API Keys).',
  },
  SUPABASE_SECRET_KEY: {
    isRight: (value) => keyKind(value) === 'secret',
    problem: 'is no secret key: it begins with sb_secret_ (Supabase → Project Settings → API Keys).',
  },
  ADMIN_TOKEN: {
    isRight: (value, isLocal) => isLocal || value.length >= 24,
    problem: 'is too short: 24 characters at least.',
  },
  EDITOR_EMAIL: { isRight: isEmailAddress, problem: 'is no e-mail address.' },
  EDITOR_PASSWORD: {
    isRight: (value) => value.length >= 12,
    problem: 'is too short: 12 characters at least.',
  },
  SIGNING_SECRET: {
    isRight: (value) => value.length >= 32,
    problem: 'is too short: 32 characters at least.',
  },
  BUILD_HOOK_URL: {
    isRight: (value, isLocal) =>
      URL.canParse(value) && (isLocal || value.startsWith('https://')) && new URL(value).pathname !== '/',
    problem:
      'is no build hook: an address such as https://api.netlify.com/build_hooks/… (Netlify → Build hooks).',
  },
  RESEND_API_KEY: {
    isRight: (value) => value.startsWith('re_') || findSetting('RESEND_BASE_URL') !== undefined,
    problem: 'is no key of Resend: it begins with re_ (Resend → API Keys).',
  },
  MAIL_FROM: {
    isRight: (value) => isEmailAddress(/<([^<>]+)>$/.exec(value)?.[1] ?? value),
    problem: 'is no sender: such as Your business <website@your-domain.com>.',
  },
  CONTACT_TO: { isRight: isEmailAddress, problem: 'is no e-mail address.' },
} satisfies Partial<Record<SettingName, Rule>>;

const required = Object.keys(rules) as (keyof typeof rules)[];

function problemWith(name: keyof typeof rules, isLocal: boolean): string[] {
  const value = requireSetting(name);
  const { isRight, problem }: Rule = rules[name];
  if (!isLocal && isPlaceholder(value)) return [`${name} still is a placeholder: enter the real value.`];
  if (isRight(value, isLocal)) return [];
  return [`${name} ${typeof problem === 'string' ? problem : problem(isLocal)}`];
}

/** Secrets must differ, so that one leaked secret does not reveal another. */
function sharedSecrets(present: SettingName[]): string[] {
  const secrets = (['ADMIN_TOKEN', 'EDITOR_PASSWORD', 'SIGNING_SECRET'] as const).filter((name) =>
    present.includes(name),
  );
  const values = new Set(secrets.map((name) => requireSetting(name)));
  return values.size === secrets.length ? [] : [`${secrets.join(', ')} must all differ.`];
}

function isOrigin(value: string, isLocal: boolean): boolean {
  return URL.canParse(value) && new URL(value).origin === value && (isLocal || value.startsWith('https://'));
}

function originProblem(isLocal: boolean): string {
  return `must be an address such as https://www.your-domain.com, with nothing after it${isLocal ? '' : ', and begin with https://'}.`;
}

type Rule = {
  isRight: (value: string, isLocal: boolean) => boolean;
  /** Continues a sentence that begins with the setting's name. */
  problem: string | ((isLocal: boolean) => string);
};
