import { findSetting, requireSetting, SettingMissing } from '../settings.ts';

/**
 * Returns the setting with a key of Supabase. Throws a `SettingMissing` if it is absent, or clearly of another kind or
 * another project.
 */
export function requireKey(name: KeySetting): string {
  const key = requireSetting(name);
  const problem = keyProblem(name);
  if (problem !== undefined) throw new SettingMissing(name, problem);
  return key;
}

/** Returns a message for a key of the wrong kind or project. A secret key in the wrong setting would be published. */
export function keyProblem(name: KeySetting): string | undefined {
  const key = findSetting(name) ?? '';
  const kind = keyKind(key);
  const wanted = name === 'SUPABASE_SECRET_KEY' ? 'secret' : 'publishable';
  if (kind !== undefined && kind !== wanted)
    return `${name} contains a ${kind} key. Copy the ${wanted} one (sb_${wanted}_…): Supabase → Project Settings → API Keys.`;
  const project = claimsOf(key)?.ref;
  const [, ownProject] = /^https:\/\/(\w+)\.supabase\.co$/.exec(findSetting('SUPABASE_URL') ?? '') ?? [];
  return project !== undefined && ownProject !== undefined && project !== ownProject
    ? `${name} belongs to the project ${project}, but SUPABASE_URL to ${ownProject}. Copy both from one project.`
    : undefined;
}

/** Returns a sentence if a key is one of the JWTs that Supabase will refuse from 2027 on, or undefined. */
export function olderKeysRemark(): string | undefined {
  const names = keySettings.filter((name) => findSetting(name)?.startsWith('eyJ'));
  return names.length === 0
    ? undefined
    : `Remark: Supabase will accept the older keys in ${names.join(' and ')} until the end of 2026 only. Copy the new ones (sb_…): Supabase → Project Settings → API Keys.`;
}

/** Reads the kind from the key’s prefix, or from the role in an older key. Returns undefined for an unknown kind. */
export function keyKind(key: string): 'publishable' | 'secret' | undefined {
  const role = claimsOf(key)?.role;
  if (key.startsWith('sb_secret_') || role === 'service_role') return 'secret';
  return key.startsWith('sb_publishable_') || role === 'anon' ? 'publishable' : undefined;
}

function claimsOf(key: string): { role?: string; ref?: string } | undefined {
  if (!key.startsWith('eyJ')) return undefined;
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()) as object;
  } catch {
    return undefined;
  }
}

const keySettings = ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const;

type KeySetting = (typeof keySettings)[number];
