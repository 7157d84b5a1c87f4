/** A full disk is explained in one sentence. */
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
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
