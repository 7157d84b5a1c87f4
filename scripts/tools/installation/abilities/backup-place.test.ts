import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newBackupKeys } from '#adapters/backup/seal.ts';
import { anS3, s3Access, type S3Server } from '../../../../tests/support/stand-ins/s3-server.ts';
import type { Check } from '../check/ability.ts';
import { backupPlaceAbility } from './backup-place.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'backup-place-'));
let s3: S3Server;

beforeAll(async () => {
  s3 = await anS3();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await s3.stop();
});
beforeEach(async () => {
  vi.stubEnv('SITE_URL', 'https://www.my-site.example');
  vi.stubEnv('BACKUP_URL', s3.url);
  vi.stubEnv('BACKUP_PUBLIC_KEY', (await newBackupKeys()).publicKey);
  vi.stubEnv('BACKUP_KEY_ID', s3Access.keyId);
  vi.stubEnv('BACKUP_SECRET', s3Access.secret);
});
afterEach(() => {
  s3.state.fault = undefined;
  vi.unstubAllEnvs();
});

const run = () => backupPlaceAbility.run({ mark: { name: 'installation-check-1' } } as Check);

describe('backupPlaceAbility', () => {
  test('leaves no object in the bucket after a successful check', async () => {
    expect(await run()).toContain('deleted it');
    expect([...s3.objects.keys()]).toEqual([]);
  });

  test('leaves no file in the folder after a successful check', async () => {
    vi.stubEnv('BACKUP_URL', pathToFileURL(folder).href);
    expect(await run()).toContain('deleted it');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(files).toEqual([]);
  });

  test('reports that backups are not set up if BACKUP_URL is empty', async () => {
    vi.stubEnv('BACKUP_URL', '');
    expect(await run()).toContain('BACKUP_URL is missing');
  });

  test('reports a bucket that refuses the access key or returns other data than was stored', async () => {
    vi.stubEnv('BACKUP_SECRET', 'another secret');
    await expect(run()).rejects.toThrow(/403.*BACKUP_URL, and that the access key/);
    vi.stubEnv('BACKUP_SECRET', s3Access.secret);
    s3.state.fault = ({ method, url }, response) => {
      if (method === 'GET' && url?.includes('list-type') === false) response.end('something else');
      return undefined;
    };
    await expect(run()).rejects.toThrow('does not return what was stored');
  });
});
