import path from 'node:path';
import { requireFreePort } from './free-port.ts';
import { openLocalDir, type LocalDir } from './local-dir.ts';

export async function claimLocalDir({ port, project }: { port: number; project: string }): Promise<LocalDir> {
  try {
    // A stopping site releases its port before its folder, so `openLocalDir` waits for the folder.
    return openLocalDir(localDirSetting(), { project });
  } finally {
    // If the port and the folder are both in use, the port's error replaces the less helpful error of the folder.
    await requireFreePort(port);
  }
}

export const localDirSetting = (): string => path.resolve(process.env.LOCAL_DIR?.trim() || '.local');
