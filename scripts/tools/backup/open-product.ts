/** DANGER: uses the secret key. Opens the product that a backup reads or a restore fills. */
import { localDirSetting } from '../../local/start/claim-local-dir.ts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findSetting } from '#adapters/settings.ts';
import { clientAt, supabaseFor, supabaseWithoutPerson, type Database } from '#adapters/supabase/client.ts';
import { startBackend } from '../../local/backend/backend.ts';
import { addressFile } from '../../local/backend/backend-folder.ts';
import type { Shutdown } from '../../local/start/shutdown.ts';
import { storedSecrets } from '../../local/stored-secrets.ts';
import { startLocalBackend } from '../../local/local-backend.ts';
import { openLocalDir } from '../../local/start/local-dir.ts';
import { SetupMistake } from '../../local/start/setup-mistake.ts';
import { setBackend } from '../../local/local-settings.ts';

/**
 * Opens the hosted project if SUPABASE_URL is set, otherwise the local product in LOCAL_DIR. Uses the backend of a
 * running local product, because two processes on one database would lose writes.
 */
export async function openProduct(use: 'backup' | 'restore', shutdown: Shutdown): Promise<NamedProduct> {
  const url = findSetting('SUPABASE_URL');
  if (url !== undefined) return clients(url);
  const localDir = localDirSetting();
  if (use === 'backup' && !existsSync(path.join(localDir, 'backend/database')))
    throw new SetupMistake(
      `There is no product in ${localDir}, and SUPABASE_URL is not set: name the folder in LOCAL_DIR, or the settings in ENV_FILE.`,
    );
  const running = await runningBackend(localDir);
  if (running !== undefined) return clients(running, `the running product in ${localDir}`);

  const project = path.resolve(import.meta.dirname, '../../..');
  const opened = openLocalDir(localDir, { project });
  shutdown.before(opened.release);
  const secrets = storedSecrets(opened.localDir);
  const backend = await startedBackend(use, { localDir: opened.localDir, secrets, shutdown });
  setBackend(backend.url, secrets.backendKeys);
  return clients(backend.url, `the product in ${localDir}`);
}

async function startedBackend(use: 'backup' | 'restore', { localDir, secrets, shutdown }: LocalStart) {
  if (use === 'backup') {
    const backend = await startBackend({ localDir, keys: secrets.backendKeys });
    shutdown.before(backend.stop);
    return backend;
  }
  process.env.SEED = 'none';
  return startLocalBackend({
    localDir,
    siteUrl: 'http://localhost:8888',
    secrets,
    onStarted: ({ stop }) => shutdown.before(stop),
  });
}

async function runningBackend(localDir: string): Promise<string | undefined> {
  const file = addressFile(localDir);
  if (!existsSync(file) || !existsSync(path.join(localDir, 'settings.json'))) return undefined;
  const url = readFileSync(file, 'utf8').trim();
  const keys = storedSecrets(localDir).backendKeys;
  // Another product may use this port now. This call checks that, because only our own backend accepts the key.
  const { error } = await clientAt({ url, key: keys.secretKey })
    .rpc('current_editor')
    .abortSignal(AbortSignal.timeout(5000));
  // The backend may have stopped, although the address file exists.
  if (error !== null) return undefined;
  setBackend(url, keys);
  return url;
}

function clients(url: string, name = url): NamedProduct {
  const owner = supabaseWithoutPerson();
  // A restore needs a visitor’s client only for the embedded backend, where it creates accounts by sign-up.
  const visitor = findSetting('SUPABASE_PUBLISHABLE_KEY') === undefined ? owner : supabaseFor();
  return { name, owner, visitor };
}

type LocalStart = { localDir: string; secrets: ReturnType<typeof storedSecrets>; shutdown: Shutdown };

type NamedProduct = { name: string; owner: Database; visitor: Database };
