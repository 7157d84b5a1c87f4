import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { takeLockSync } from './lock.ts';

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
