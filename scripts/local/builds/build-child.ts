/** Runs builds one after the other in a separate process. The process exits when its parent is gone. */
import path from 'node:path';
import { siteBuild, type SiteFolders } from '../../site-build/build-site.ts';
import { buildFailureReason } from '../../site-build/plain-reason.ts';
import type { BuildAnswer } from './site-builder.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const site = siteBuild(project);

process.on('disconnect', () => process.exit(1));
process.on('message', (order: BuildOrder) => void run(order));

// A failure is ignored here, because the next build fails in the same way and reports the failure.
if (process.argv[2] === 'bundle-ahead') site.bundleAhead().catch(() => undefined);

async function run({ localDir, settings, ...folders }: BuildOrder): Promise<void> {
  Object.assign(process.env, settings);
  answer(await build({ localDir, folders }));
}

async function build({
  localDir,
  folders,
}: {
  localDir: string;
  folders: SiteFolders;
}): Promise<BuildAnswer> {
  try {
    return { ok: true, ...(await site.build(folders)) };
  } catch (error) {
    console.error(error);
    return { ok: false, reason: buildFailureReason(error, { hide: [localDir, project] }) };
  }
}

function answer(message: BuildAnswer): void {
  process.send?.(message);
}

/** The order contains the settings, because they may be unknown when the process starts. */
export type BuildOrder = SiteFolders & { localDir: string; settings: Record<string, string> };
