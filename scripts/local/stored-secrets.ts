import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { createBackendKeys } from './backend/backend.ts';
import { SetupMistake } from './start/setup-mistake.ts';

/** Returns a local site’s secrets. The first start stores new secrets in a file that only the file's owner can read. */
export function storedSecrets(localDir: string): StoredSecrets {
  const file = path.join(localDir, 'settings.json');
  if (existsSync(file)) return readSecrets(file);
  const secrets: StoredSecrets = {
    adminToken: randomText(),
    // If `settings.json` was lost, the database still has the old account, so a new e-mail address is needed.
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

function readSecrets(file: string): StoredSecrets {
  const secrets = v.safeParse(storedSchema, readFileSync(file, 'utf8'));
  if (secrets.success) return secrets.output;
  throw new SetupMistake(
    `${file} is damaged (${secrets.issues[0].message}): put a copy back, or delete it to have new secrets made; the posts stay.`,
  );
}

/** Returns 256 random bits in characters that never need escaping. */
const randomText = (): string => randomBytes(32).toString('base64url');

const secret = v.pipe(v.string(), v.minLength(1));
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    adminToken: secret,
    editorEmail: secret,
    editorPassword: secret,
    signingSecret: secret,
    hookSecret: secret,
    backendKeys: v.object({ jwtSecret: secret, publishableKey: secret, secretKey: secret }),
  }),
);

export type StoredSecrets = v.InferOutput<typeof storedSchema>;
