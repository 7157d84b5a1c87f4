import { BackupMistake } from './mistake.ts';

/** Loads the settings of the file that ENV_FILE names; the environment takes precedence. */
export function useEnvFile(): void {
  const file = process.env.ENV_FILE?.trim();
  if (file === undefined || file === '') return;
  try {
    process.loadEnvFile(file);
  } catch (cause) {
    throw new BackupMistake(`ENV_FILE is “${file}”, which cannot be read.`, { cause });
  }
}
