import { findSetting, SettingMissing, type SettingName } from './settings.ts';

/**
 * Without one of these settings, a part of a live site does not work and no error appears. Any other missing setting stops the
 * functions at once.
 */
const access = ['SIGNING_SECRET', 'ADMIN_TOKEN', 'EDITOR_EMAIL', 'EDITOR_PASSWORD'] as const;
const services = ['BUILD_HOOK_URL', 'RESEND_API_KEY', 'MAIL_FROM', 'CONTACT_TO'] as const;

export const missingSettings = (): SettingName[] =>
  [...access, ...services].filter((name) => findSetting(name) === undefined);

/** Lists the settings that these readers refuse. */
export function invalidSettings(readers: (() => unknown)[]): SettingName[] {
  const refused = readers.flatMap((read) => {
    try {
      read();
      return [];
    } catch (cause) {
      if (cause instanceof SettingMissing) return [cause.setting];
      throw cause;
    }
  });
  return [...new Set(refused)];
}
