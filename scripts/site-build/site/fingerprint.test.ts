import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { codeFingerprint } from './fingerprint.ts';

describe('codeFingerprint', () => {
  test('changes if a file changes, and returns to its earlier value if the file is restored', () => {
    const project = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
    onTestFinished(() => rmSync(project, { recursive: true }));
    const write = (file: string, text: string) => writeFileSync(path.join(project, file), text);
    mkdirSync(path.join(project, 'src'));
    for (const file of ['astro.config.mjs', 'package-lock.json', 'package.json', 'tsconfig.json', 'src/a.ts'])
      write(file, 'one');
    const first = codeFingerprint(project);
    expect(codeFingerprint(project)).toBe(first);
    write('src/a.ts', 'two');
    // Simulates an archive, which restores files with their old modification times.
    utimesSync(path.join(project, 'src/a.ts'), 0, 0);
    const second = codeFingerprint(project);
    write('src/a.ts', 'six');
    utimesSync(path.join(project, 'src/a.ts'), 0, 0);
    const third = codeFingerprint(project);
    expect(new Set([first, second, third]).size).toBe(3);
    write('src/a.ts', 'one');
    expect(codeFingerprint(project)).toBe(first);
    write('src/b.ts', 'one');
    expect(codeFingerprint(project)).not.toBe(first);
  });
});
