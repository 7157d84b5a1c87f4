import { findSetting, isLocalSite, requireSetting, settings, type SettingName } from '#adapters/settings.ts';
import { Unmet } from '../unmet.ts';
import { type Ability } from '../ability.ts';

/** Every setting an installation needs is there, and can be what it has to be. */
export const settingsAbility: Ability = {
  name: 'Settings',
  run() {
    const problems = settingProblems();
    if (problems.length > 0) return Promise.reject(new Unmet(problems.join(' ')));
    return Promise.resolve(`${required.length} settings are there and look right.`);
  },
};

/** What is wrong with the settings, a sentence for each; it never shows a secret. */
export function settingProblems(): string[] {
  const missing = required.filter((name) => findSetting(name) === undefined);
  const siteUrl = findSetting('SITE_URL');
  const isLocal = siteUrl !== undefined && URL.canParse(siteUrl) && isLocalSite(siteUrl);
  const present = required.filter((name) => findSetting(name) !== undefined);
  return [
    ...missing.map((name) => `${name} is missing: ${settings[name]}.`),
    ...present.flatMap((name) => {
      const problem = problemWith(name, { value: requireSetting(name), isLocal });
      return problem === undefined ? [] : [`${name} ${problem}`];
    }),
    ...sharedSecrets(present),
  ];
}

const required = [
  'SITE_URL',
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
  'ADMIN_TOKEN',
  'EDITOR_EMAIL',
  'EDITOR_PASSWORD',
  'SIGNING_SECRET',
  'BUILD_HOOK_URL',
  'RESEND_API_KEY',
  'MAIL_FROM',
  'CONTACT_TO',
] as const satisfies SettingName[];

function problemWith(name: (typeof required)[number], { value, isLocal }: Given): string | undefined {
  if (!isLocal && isPlaceholder(value)) return 'still is a placeholder: enter the real value.';
  switch (name) {
    case 'SITE_URL':
    case 'SUPABASE_URL':
      return isOrigin(value, isLocal)
        ? undefined
        : `must be an address such as https://www.your-domain.com, with nothing after it${isLocal ? '' : ', and begin with https://'}.`;
    case 'SUPABASE_PUBLISHABLE_KEY':
      return isKey(value, { prefix: 'sb_publishable_', role: 'anon' })
        ? undefined
        : 'is no publishable key: it begins with sb_publishable_ (Supabase → Project Settings → API Keys).';
    case 'SUPABASE_SECRET_KEY':
      return isKey(value, { prefix: 'sb_secret_', role: 'service_role' })
        ? undefined
        : 'is no secret key: it begins with sb_secret_ (Supabase → Project Settings → API Keys).';
    case 'ADMIN_TOKEN':
      return isLocal || value.length >= 24 ? undefined : 'is too short: 24 characters at least.';
    case 'SIGNING_SECRET':
      return value.length >= 32 ? undefined : 'is too short: 32 characters at least.';
    case 'EDITOR_PASSWORD':
      return value.length >= 12 ? undefined : 'is too short: 12 characters at least.';
    case 'EDITOR_EMAIL':
    case 'CONTACT_TO':
      return isEmail(value) ? undefined : 'is no e-mail address.';
    case 'MAIL_FROM':
      return isEmail(/<([^<>]+)>$/.exec(value)?.[1] ?? value)
        ? undefined
        : 'is no sender: such as Your business <website@your-domain.com>.';
    case 'BUILD_HOOK_URL':
      return URL.canParse(value) &&
        (isLocal || value.startsWith('https://')) &&
        new URL(value).pathname !== '/'
        ? undefined
        : 'is no build hook: an address such as https://api.netlify.com/build_hooks/… (Netlify → Build hooks).';
    case 'RESEND_API_KEY':
      return value.startsWith('re_') || findSetting('RESEND_BASE_URL') !== undefined
        ? undefined
        : 'is no key of Resend: it begins with re_ (Resend → API Keys).';
  }
}

/** Secrets are made one by one: who learns one of them must not know another. */
function sharedSecrets(present: SettingName[]): string[] {
  const secrets = (['ADMIN_TOKEN', 'EDITOR_PASSWORD', 'SIGNING_SECRET'] as const).filter((name) =>
    present.includes(name),
  );
  const values = new Set(secrets.map((name) => requireSetting(name)));
  return values.size === secrets.length ? [] : [`${secrets.join(', ')} must all differ.`];
}

const isPlaceholder = (value: string): boolean =>
  /…|\.{3}|[<{](?![^<>]*@)|your-domain|project-ref|changeme|\bexample\.(com|org|net)\b|\.example\b/i.test(
    value,
  );

const isOrigin = (value: string, isLocal: boolean): boolean =>
  URL.canParse(value) && new URL(value).origin === value && (isLocal || value.startsWith('https://'));

const isEmail = (value: string): boolean => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value);

function isKey(value: string, { prefix, role }: { prefix: string; role: string }): boolean {
  if (value.startsWith(prefix)) return true;
  // Older projects have keys that are signed tokens and name their role.
  const [, payload = ''] = value.split('.');
  return value.startsWith('eyJ') && Buffer.from(payload, 'base64url').toString().includes(`"role":"${role}"`);
}

type Given = { value: string; isLocal: boolean };
