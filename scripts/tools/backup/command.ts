import { SettingMissing } from '#adapters/settings.ts';
import { BackendFailure } from '#adapters/supabase/answer.ts';
import { orderlyEnding, type Ending } from '../../local/start/ending.ts';
import { SetupMistake } from '../../local/start/setup-mistake.ts';
import { useEnvFile } from './env-file.ts';
import { BackupMistake } from './mistake.ts';

/** Runs a command that takes one file: `npm run backup -- FILE`. Problems that the user can fix end it with one sentence. */
export async function fileCommand(
  name: string,
  run: (file: string, ending: Ending) => Promise<void>,
): Promise<void> {
  const ending = orderlyEnding();
  try {
    const [file, ...more] = process.argv.slice(2);
    if (file === undefined || file === '' || file.startsWith('-') || more.length > 0)
      throw new BackupMistake(`Name one file: npm run ${name} -- backup.tar.gz`);
    useEnvFile();
    await run(file, ending);
  } catch (error) {
    await ending.fail(inWords(error));
  }
  await ending.end();
}

/** Converts an error that one sentence explains into a `SetupMistake`. */
function inWords(error: unknown): unknown {
  if (error instanceof BackupMistake || error instanceof SettingMissing)
    return new SetupMistake(error.message);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new SetupMistake('The disk is full: make some room, then begin again. Nothing was left behind.');
  if (!(error instanceof BackendFailure)) return error;
  return new SetupMistake(`${error.message} ${hint(error)} Nothing was left half done.`);
}

function hint({ status, cause }: BackendFailure): string {
  if (status === 0) return 'It did not answer: is SUPABASE_URL right, and the project not paused?';
  if (status === 401 || status === 403) return 'Is SUPABASE_SECRET_KEY the secret key of that project?';
  if (status === 404) return 'Have all migrations been applied?';
  return `It says: ${(cause as { message?: string } | undefined)?.message ?? String(cause)}.`;
}
