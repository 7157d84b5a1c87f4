/** A full disk is explained in one sentence, and a folder has one product at a time. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { takeLockSync } from '../../site-build/lock.ts';
import { whyBackendFailed } from '../backend/backend-failure.ts';
import type { BackendFolder } from '../backend/backend-folder.ts';
import { explainDiskError, explainFullDisk } from './setup-mistake.ts';

const failure = (parts: object) => Object.assign(new Error('failed'), parts);

describe('a full disk', () => {
  test.each([{ code: 'ENOSPC' }, { code: 'EDQUOT' }, { code: 'ERR_SQLITE_ERROR', errcode: 13 }])(
    'is called a full disk, whatever reports it: %j',
    (parts) => {
      for (const explain of [explainDiskError, explainFullDisk])
        expect(explain(failure(parts), '/data')).toMatchObject({
          message: 'The disk with /data is full: make some room, then start again.',
        });
    },
  );

  test('is not called damage of the database', () => {
    const folder = { folder: '/data', databaseDir: '/data/db', logFile: '/data/log' } as BackendFolder;
    for (const output of ['PANIC: could not write to file "pg_wal/1": No space left on device', 'ENOSPC'])
      expect(whyBackendFailed({ code: 1, output, folder }).message).toContain('is full');
    expect(whyBackendFailed({ code: 1, output: 'PANIC: no', folder }).message).toContain('damaged');
  });
});

test('explainFullDisk leaves other errors as they are', () => {
  const error = failure({ code: 'EACCES' });
  expect(explainFullDisk(error, tmpdir())).toBe(error);
});

describe('takeLockSync', () => {
  const aFile = () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return path.join(folder, 'a.lock');
  };

  test('returns undefined only while another holds the lock', () => {
    const file = aFile();
    const lock = takeLockSync(file);
    expect(takeLockSync(file)).toBeUndefined();
    lock?.release();
    takeLockSync(file)?.release();
  });

  test('takes the lock of a damaged file, and throws for a file that cannot be opened', () => {
    const file = aFile();
    writeFileSync(file, 'no database at all, but a longer text than its header '.repeat(20));
    takeLockSync(file)?.release();
    expect(() => takeLockSync(path.join(file, 'below'))).toThrow('unable to open');
  });
});
