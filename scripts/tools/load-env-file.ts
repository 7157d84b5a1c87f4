import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { findSetting, settingNames } from '#adapters/settings.ts';
import { isPlaceholder } from '#adapters/placeholder.ts';
import { SetupMistake } from '../local/start/setup-mistake.ts';

/**
 * Loads the file that ENV_FILE names; the environment overrides it. Such a file is about a hosted project, so a command
 * must never use the product on this machine instead, just because the file lacks the project's address.
 */
export function loadEnvFile(): string | undefined {
  const file = process.env.ENV_FILE?.trim();
  if (file === undefined || file === '') return undefined;
  const content = read(file);
  const values = parseEnv(content);
  const left = [...settingNames, 'DATABASE_URL'].filter((name) => isPlaceholder(values[name] ?? ''));
  if (left.length > 0)
    throw new SetupMistake(
      `${file} still has a placeholder for ${left.join(', ')}: enter the real value, or delete the line.`,
    );
  const cut = settingNames.filter((name) =>
    new RegExp(`^\\s*${name}=[^"'\`#\\n]*[^\\s"'\`#]#`, 'm').test(content),
  );
  if (cut.length > 0)
    throw new SetupMistake(
      `${file}: put ${cut.join(', ')} in double quotes, since # begins a comment otherwise.`,
    );
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
  if (findSetting('SUPABASE_URL') === undefined)
    throw new SetupMistake(
      `SUPABASE_URL is not set: add it to ${file}, or leave ENV_FILE out to use the product on this machine.`,
    );
  return file;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new SetupMistake(`ENV_FILE is “${file}”, which cannot be read.`, { cause });
  }
}
