/**
 * `npm run set-up` sets up a hosted database, then lists the remaining manual steps (docs/deploy.md).
 * DANGER: it uses the secret key. A new ADMIN_TOKEN or EDITOR_PASSWORD ends all sessions opened with ADMIN_TOKEN.
 */
import pRetry from 'p-retry';
import { missingSettings, settingProblems } from '#adapters/setting-problems.ts';
import { findSetting, requireSetting, settingNames, settings } from '#adapters/settings.ts';
import { olderKeysRemark } from '#adapters/supabase/api-key.ts';
import { requireSupabaseUrl, supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { setUpEditor } from '#adapters/supabase/access/set-up-editor.ts';
import { BackendFailure } from '#adapters/supabase/answer.ts';
import { withTimeout } from '#core/answering/with-timeout.ts';
import { SetupMistake } from './local/start/setup-mistake.ts';
import { explainFailure } from './tools/explain-failure.ts';
import { checkInstallation } from './tools/installation/check-installation.ts';
import { readingAbilities } from './tools/installation/abilities.ts';
import { line } from './tools/installation/terminal-report.ts';
import { applyMigrations } from './tools/set-up/apply-migrations.ts';
import { storeBusiness } from './tools/set-up/store-business.ts';
import { loadEnvFile } from './tools/load-env-file.ts';

const needed = [
  ...(['SIGNING_SECRET', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const),
  ...(['EDITOR_EMAIL', 'EDITOR_PASSWORD', 'ADMIN_TOKEN'] as const),
];

try {
  loadEnvFile();
  // Checks all required settings before the first change. `setUpEditor` needs SIGNING_SECRET to hash ADMIN_TOKEN.
  for (const name of needed) requireSetting(name);
  const supabaseUrl = requireSupabaseUrl();
  const databaseUrl = process.env['DATABASE_URL']?.trim();
  if (databaseUrl !== undefined && databaseUrl !== '') {
    const applied = await applyMigrations({ databaseUrl, supabaseUrl });
    console.log(applied.length === 0 ? 'No migration is missing.' : `Migrations applied: ${applied.length}.`);
  } else console.log('DATABASE_URL is not set, so no migrations are applied.');
  await answered(setUpEditor);
  console.log(
    `The shared account ${requireSetting('EDITOR_EMAIL')} is an editor in ${supabaseUrl}, and can sign in with EDITOR_PASSWORD.`,
  );
  console.log(await answered(() => storeBusiness(supabaseWithoutPerson())));
  await listWhatIsLeft();
} catch (error) {
  const mistake = explainFailure(error);
  console.error(mistake instanceof SetupMistake ? mistake.message : mistake);
  process.exitCode = 1;
}
process.exit();

/** Repeats work that may run twice, because the API learns of new migrations some seconds after the database. */
async function answered<Value>(work: () => Promise<Value>): Promise<Value> {
  const shouldRetry = ({ error }: { error: Error }) =>
    error instanceof BackendFailure && error.status === 404;
  const value = pRetry(work, { retries: 9, factor: 1, shouldRetry });
  const answer = await withTimeout<{ value: Value } | undefined>(
    value.then((known) => ({ value: known })),
    { timeoutMs: 30_000, onTimeout: () => undefined },
  );
  if (answer !== undefined) return answer.value;
  throw new SetupMistake(
    'SUPABASE_URL has not answered for 30 seconds: is the project paused, or still being created? Run this again.',
  );
}

async function listWhatIsLeft(): Promise<void> {
  const missing = missingSettings().map((name) => `  ${name}: ${settings[name]}`);
  console.log(
    missing.length === 0
      ? '\nImport the file of settings at the host, without DATABASE_URL and BUSINESS_….'
      : `\nStill missing for the host:\n${missing.join('\n')}`,
  );
  const problems = settingProblems().map(({ message }) => `  ${message}`);
  if (problems.length > 0) console.log(`\nTo be corrected:\n${problems.join('\n')}`);
  const remark = olderKeysRemark();
  if (remark !== undefined) console.log(`\n${remark}`);
  const present = settingNames.filter((name) => findSetting(name) !== undefined);
  const bytes = Buffer.byteLength(present.map((name) => `${name}=${findSetting(name)}`).join(''));
  if (bytes > 3 * 1024)
    console.log(
      `\nThe settings take ${bytes} bytes. Netlify refuses functions with more than 4096, its own settings included: enter NEWS_FEEDS at /admin/business#settings instead.`,
    );
  if (findSetting('SITE_URL') === undefined) return;
  console.log(
    '\nWhat holds so far (run this again after each step, and npm run check-installation at the end):',
  );
  await checkInstallation({
    signal: new AbortController().signal,
    abilities: readingAbilities,
    report: (row) => console.log(line(row, 100)),
  });
}
