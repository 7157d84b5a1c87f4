import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { aFolder } from '../../../tests/support/folder.ts';
import { copyEmptyCluster } from './empty-cluster.ts';

describe('copyEmptyCluster', () => {
  test('copies the prepared database cluster, or nothing if there is none', () => {
    const { folder, remove } = aFolder({ 'prepared/base/1/112': 'a table' });
    const copied = path.join(folder, 'copied');
    copyEmptyCluster(copied, path.join(folder, 'prepared'));
    expect(readFileSync(path.join(copied, 'base/1/112'), 'utf8')).toBe('a table');
    const none = path.join(folder, 'none');
    copyEmptyCluster(none, path.join(folder, 'never-prepared'));
    expect(existsSync(none)).toBe(false);
    remove();
  });
});
