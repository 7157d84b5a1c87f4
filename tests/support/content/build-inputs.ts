import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { passBuildInputs, type BuildInputs } from '#content/build-inputs.ts';
import { startingBusiness } from '#site-config';
import { aFolder } from '../folder.ts';

/** Passes these inputs of a build until the end of the test. */
export function withBuildInputs(inputs: Partial<BuildInputs>): void {
  const { folder, remove } = aFolder();
  vi.stubEnv('BUILD_INPUTS', undefined);
  passBuildInputs(path.join(folder, 'build-inputs.json'), {
    snapshotFile: path.join(folder, 'content.sqlite'),
    business: { version: 0, details: startingBusiness },
    legalVersions: [],
    newsCounts: { written: 0, struck: 0, corrected: 0 },
    ...inputs,
  });
  onTestFinished(() => {
    vi.unstubAllEnvs();
    remove();
  });
}
