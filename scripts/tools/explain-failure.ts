import { BackupPlaceFailure } from '#adapters/backup/place.ts';
import { SettingMissing } from '#adapters/settings.ts';
import { SharedAccountMistake } from '#adapters/supabase/access/reset-shared-account.ts';
import { BackendFailure } from '#adapters/supabase/answer.ts';
import { SetupMistake } from '../local/start/setup-mistake.ts';

/** Returns a `SetupMistake` if one sentence can explain the error, otherwise the error itself. */
export function explainFailure(error: unknown): unknown {
  const isExplained = [SettingMissing, SharedAccountMistake, BackupPlaceFailure].some(
    (kind) => error instanceof kind,
  );
  if (isExplained) return new SetupMistake((error as Error).message);
  return error instanceof BackendFailure ? new SetupMistake(`${error.message} ${hint(error)}`) : error;
}

function hint({ status, cause }: BackendFailure): string {
  if (status === 0) return 'It did not answer: is SUPABASE_URL right, and the project not paused?';
  if (status === 401 || status === 403)
    return 'Are both keys those of the project in SUPABASE_URL, and not mixed up?';
  if (status === 404) return 'Have all migrations been applied?';
  return `It says: ${(cause as { message?: string } | undefined)?.message ?? String(cause)}`;
}
