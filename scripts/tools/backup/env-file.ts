import { BackupMistake } from './mistake.ts';

/** Reads the settings of the file that ENV_FILE names; what is in the environment already counts more. */
export function useEnvFile(): void {
  const file = process.env.ENV_FILE?.trim();
  if (file === undefined || file === '') return;
  try {
    process.loadEnvFile(file);
  } catch (cause) {
    throw new BackupMistake(`ENV_FILE is “${file}”, which cannot be read.`, { cause });
  }
}
