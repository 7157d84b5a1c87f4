import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findSetting, type SettingName } from '#adapters/settings.ts';
import { filesIn } from './site/folder-files.ts';

/** Returns one sentence for each secret setting that occurs in a file of the folder. No sentence quotes the secret. */
export async function leakedSecrets(folder: string): Promise<string[]> {
  const present = secretNames.flatMap((name) => {
    const value = findSetting(name);
    return value === undefined || value.length < minLength ? [] : [{ name, value }];
  });
  if (present.length === 0) return [];
  const leaks = new Map<SettingName, string>();
  for (const file of filesIn(folder)) {
    const content = await readFile(path.join(folder, file));
    for (const { name, value } of present)
      if (!leaks.has(name) && content.includes(value)) leaks.set(name, file);
  }
  return [...leaks].map(
    ([name, file]) => `The value of ${name} is in ${file}, where everyone could read it.`,
  );
}

/** Shorter secrets are not searched for, because they could occur in a file by chance. */
const minLength = 8;

export const secretNames = [
  'SUPABASE_SECRET_KEY',
  'ADMIN_TOKEN',
  'EDITOR_PASSWORD',
  'SIGNING_SECRET',
  'BUILD_HOOK_URL',
  'RESEND_API_KEY',
  'FALLBACK_WEBHOOK_URL',
  'AI_API_KEY',
  'BITCOIN_XPUB',
  'BACKUP_SECRET',
] as const satisfies SettingName[];
