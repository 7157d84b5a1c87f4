/** Finds missing and wrong settings, for the build, the health page and `npm run check-installation`. */
import { isPlaceholder } from './placeholder.ts';
import { settingRules } from './setting-rules.ts';
import { findSetting, isLocalSite, settingNames, type SettingName } from './settings.ts';

/** Without the settings in `access` and `services`, a site can be built, but some of its features do not work. */
const access = ['SIGNING_SECRET', 'ADMIN_TOKEN', 'EDITOR_EMAIL', 'EDITOR_PASSWORD'] as const;
const services = ['BUILD_HOOK_URL', 'RESEND_API_KEY', 'MAIL_FROM', 'CONTACT_TO'] as const;

export const missingSettings = (): SettingName[] =>
  [...access, ...services].filter((name) => findSetting(name) === undefined);

/** Returns each setting whose value the code cannot use, with one sentence that repeats no secret. */
export function settingProblems(): SettingProblem[] {
  const siteUrl = findSetting('SITE_URL') ?? '';
  const isLocal = URL.canParse(siteUrl) && isLocalSite(siteUrl);
  return settingNames.flatMap((setting) => {
    const value = findSetting(setting);
    if (value === undefined) return [];
    if (!isLocal && isPlaceholder(value))
      return [{ setting, message: `${setting} still is a placeholder: enter the real value.` }];
    const problem = settingRules[setting](value, isLocal);
    return problem === undefined ? [] : [{ setting, message: `${setting} ${problem}` }];
  });
}

export type SettingProblem = { setting: SettingName; message: string };
