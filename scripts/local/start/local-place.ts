import path from 'node:path';
import { requireFreePort } from './free-port.ts';
import { openLocalDir, type LocalDir } from './local-dir.ts';

export async function claimPlace({ port, project }: { port: number; project: string }): Promise<LocalDir> {
  // A stopping site releases its port before its folder, so `openLocalDir` waits for the folder.
  const opening = openOrError(path.resolve(process.env.LOCAL_DIR?.trim() || '.local'), project);
  await requireFreePort(port);
  if ('error' in opening) throw opening.error;
  return opening;
}

function openOrError(folder: string, project: string): LocalDir | { error: unknown } {
  try {
    return openLocalDir(folder, { project });
  } catch (error) {
    return { error };
  }
}
