import { SetupMistake } from '../local/start/setup-mistake.ts';

/** The environment overrides the file. */
export function useEnvFile(): string | undefined {
  const file = process.env.ENV_FILE?.trim();
  if (file === undefined || file === '') return undefined;
  try {
    process.loadEnvFile(file);
  } catch (cause) {
    throw new SetupMistake(`ENV_FILE is “${file}”, which cannot be read.`, { cause });
  }
  return file;
}
