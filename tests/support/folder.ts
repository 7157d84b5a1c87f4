import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a temporary folder with these files. The caller must call `remove` after the test. */
export function aFolder(files: Record<string, string | Buffer> = {}): Folder {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'folder-test-')));
  const write = (name: string, content: string | Buffer): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export type Folder = {
  folder: string;
  write: (name: string, content: string | Buffer) => void;
  remove: () => void;
};
