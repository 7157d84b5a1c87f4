import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BackupPlace } from './place-failure.ts';

export function folderPlace(folder: string): BackupPlace {
  return {
    async put(name, bytes) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async get(name) {
      const file = path.join(folder, name);
      return existsSync(file) ? readFile(file) : undefined;
    },
    async names(prefix) {
      if (!existsSync(folder)) return [];
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .filter((name) => name.startsWith(prefix) && !name.endsWith('.part'));
    },
    async remove(names) {
      for (const name of names) await rm(path.join(folder, name), { force: true });
    },
  };
}
