/**
 * `npm run rehearse -- KEYFILE [NIGHT]` proves that the newest nightly backup, or that of NIGHT, can be restored: it restores the backup into a
 * temporary folder on this machine, and records the date for the health page.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteRehearsal } from '#adapters/supabase/site/health.ts';
import { fileCommand } from './tools/backup/command.ts';
import { openProduct } from './tools/backup/open-product.ts';
import { SetupMistake } from './local/start/setup-mistake.ts';

await fileCommand('rehearse', async (file, shutdown, night = '') => {
  const localDir = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  shutdown.before(() => rmSync(localDir, { recursive: true, force: true }));
  const restore = path.join(import.meta.dirname, 'restore.ts');
  // With these two settings, `restore` would write into the hosted database.
  const env = { ...process.env, ENV_FILE: '', SUPABASE_URL: '', LOCAL_DIR: localDir };
  const { status } = spawnSync(process.execPath, [restore, file, ...[night].filter(Boolean)], {
    env,
    stdio: 'inherit',
  });
  if (status !== 0) throw new SetupMistake('The rehearsal failed, so it is not recorded.');
  const { name, owner } = await openProduct('backup', shutdown);
  await noteRehearsal(owner);
  console.log(`The rehearsal is recorded in ${name}. The restored copy is deleted.`);
});
