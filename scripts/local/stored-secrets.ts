import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BackendKeys } from './backend/backend-place.ts';
import { createBackendKeys } from './backend/backend.ts';
import { SetupMistake } from './start/setup-mistake.ts';

/** Returns a local site’s secrets. The first start stores new secrets in a file that only the file's owner can read. */
export function storedSecrets(localDir: string): KeptSecrets {
  const file = path.join(localDir, 'settings.json');
  if (existsSync(file)) return readSecrets(file);
  const secrets: KeptSecrets = {
    adminToken: randomText(),
    // The address is random, so that a new account differs from the account in the database if this file is lost.
    editorEmail: `editor-${randomBytes(4).toString('hex')}@example.com`,
    editorPassword: randomText(),
    signingSecret: randomText(),
    hookSecret: randomText(),
    backendKeys: createBackendKeys(),
  };
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

function readSecrets(file: string): KeptSecrets {
  try {
    const secrets = JSON.parse(readFileSync(file, 'utf8')) as Partial<KeptSecrets> | null;
    const texts = [
      secrets?.adminToken,
      secrets?.editorEmail,
      secrets?.editorPassword,
      secrets?.signingSecret,
      secrets?.hookSecret,
    ];
    if (!texts.every((text) => typeof text === 'string' && text !== ''))
      throw new Error('a secret is missing');
    if (typeof secrets?.backendKeys !== 'object') throw new Error('the keys of the database are missing');
    return secrets as KeptSecrets;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new SetupMistake(
      `${file} is damaged (${why}): put a copy back, or delete it to have new secrets made; the posts stay.`,
      { cause },
    );
  }
}

/** Returns 256 random bits in characters that never need escaping. */
const randomText = (): string => randomBytes(32).toString('base64url');

export type KeptSecrets = {
  adminToken: string;
  editorEmail: string;
  editorPassword: string;
  signingSecret: string;
  hookSecret: string;
  backendKeys: BackendKeys;
};
