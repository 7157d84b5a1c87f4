import path from 'node:path';
import { requireFreePort } from './free-port.ts';
import { openLocalDir, type LocalDir } from './local-dir.ts';

/** Reserves the port and the folder of a local product, so that a second start fails with one clear sentence. */
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
