import { findSetting, settings } from '#adapters/settings.ts';
import { settingProblems } from '#adapters/setting-problems.ts';
import { olderKeysRemark } from '#adapters/supabase/api-key.ts';
import { health } from '#contract/health.ts';
import { readBusiness } from '#contract/site.ts';
import type { Ability } from '../check/ability.ts';
import { Unmet } from '../check/unmet.ts';

/** Checks the settings twice: those of this machine, and those that the functions have at the host. */
export const settingsAbility: Ability = {
  name: 'Settings',
  run() {
    const problems = settingMistakes();
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
    const atRegion = isLocal || region === null ? '' : ` ${regionRemark(region)}`;
    return `The functions have all settings they need, and can read them.${atDesk}${atRegion}`;
  },
};

/** The privacy page names transfers to other countries, so a region outside the EU is a remark, not a fault. */
const regionRemark = (region: string): string =>
  ['cdg', 'dub', 'fra', 'mxp'].includes(region)
    ? `They run in the EU (${region}).`
    : `Remark: they run outside the EU (${region === 'cmh' ? 'cmh, Ohio' : region}), messages of visitors included. From the Pro plan on, choose Frankfurt under Cloud compute → Functions → Region, and deploy.`;

export function settingMistakes(): string[] {
  const missing = required.filter((name) => findSetting(name) === undefined);
  return [
    ...missing.map((name) => `${name} is missing: ${settings[name]}.`),
    ...settingProblems().map(({ message }) => message),
    ...sharedSecrets(),
  ];
}

const required = [
  ...(['SITE_URL', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const),
  ...(['ADMIN_TOKEN', 'EDITOR_EMAIL', 'EDITOR_PASSWORD', 'SIGNING_SECRET', 'BUILD_HOOK_URL'] as const),
  ...(['RESEND_API_KEY', 'MAIL_FROM', 'CONTACT_TO'] as const),
];

/** Secrets must differ, so that one leaked secret does not reveal another. */
function sharedSecrets(): string[] {
  const secrets = (['ADMIN_TOKEN', 'EDITOR_PASSWORD', 'SIGNING_SECRET'] as const).filter(
    (name) => findSetting(name) !== undefined,
  );
  const values = new Set(secrets.map(findSetting));
  return values.size === secrets.length ? [] : [`${secrets.join(', ')} must all differ.`];
}
