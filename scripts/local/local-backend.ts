import { setUpEditor } from '#adapters/supabase/access/set-up-editor.ts';
import { seedDemo } from '../seed/demo-posts.ts';
import { startBackend, type Backend } from './backend/backend.ts';
import type { StoredSecrets } from './stored-secrets.ts';
import { SetupMistake } from './start/setup-mistake.ts';
import { step } from './start/steps.ts';
import { setLocalSettings } from './local-settings.ts';

/** The setting SEED: whether a new local site gets the demo posts. */
export function seedSetting(): 'demo' | 'none' {
  const seed = process.env.SEED?.trim() ?? 'demo';
  if (seed === 'demo' || seed === '') return 'demo';
  if (seed === 'none') return 'none';
  throw new SetupMistake(`SEED is “${seed}”, but only demo and none are known.`);
}

/** Starts the backend and sets up the editor account. Adds the demo posts if they are missing and SEED is `demo`. */
export async function startLocalBackend({
  localDir,
  siteUrl,
  secrets,
  onStarted,
  start = startBackend,
}: BackendParts): Promise<Backend> {
  const seed = seedSetting();
  const { secretKey } = secrets.backendKeys;
  const backend = await step('Database started and migrated', () =>
    start({ localDir, keys: secrets.backendKeys, siteUrl, restarts: 3 }),
  );
  onStarted(backend);
  setLocalSettings({ siteUrl, backendUrl: backend.url, secrets });
  await Promise.all([
    step('Editor account ready', setUpEditor),
    seed === 'demo' && step('Demo posts ready', () => seedDemo({ supabaseUrl: backend.url, secretKey })),
  ]);
  return backend;
}

type BackendParts = {
  localDir: string;
  siteUrl: string;
  secrets: StoredSecrets;
  /** Called once the backend runs, so that the caller can stop the backend even if a later step fails. */
  onStarted: (backend: Backend) => void;
  start?: typeof startBackend | undefined;
};
