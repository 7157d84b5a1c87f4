import path from 'node:path';
import { requireFreePort } from './free-port.ts';
import { openLocalDir, type LocalDir } from './local-dir.ts';

/** Takes LOCAL_DIR and makes sure of the port, before anything else is done; a sentence tells what is in the way. */
export async function claimPlace({ port, project }: { port: number; project: string }): Promise<LocalDir> {
  // A site that is just ending keeps both, and lets go of the folder last: so that is waited for first.
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
