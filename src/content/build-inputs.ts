/** What a build tells the pages: the file with the posts, and the details of the business. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { SavedBusiness } from '#adapters/supabase/site/business.ts';
import type { LegalVersion } from '#core/business/legal-version.ts';
import type { NewsCounts } from '#core/news/news-counts.ts';

/** Pages and the processes that render them find the inputs through the environment, which they inherit. */
export function passBuildInputs(file: string, inputs: BuildInputs): void {
  writeFileSync(file, JSON.stringify(inputs));
  process.env['BUILD_INPUTS'] = file;
}

export function buildInputs(): BuildInputs {
  const file = process.env['BUILD_INPUTS'];
  if (file === undefined) throw new Error('BUILD_INPUTS is not set: `npm run build` sets it.');
  const { mtimeMs } = statSync(file);
  if (read?.file !== file || read.mtimeMs !== mtimeMs)
    read = { file, mtimeMs, inputs: JSON.parse(readFileSync(file, 'utf8')) as BuildInputs };
  return read.inputs;
}

let read: { file: string; mtimeMs: number; inputs: BuildInputs } | undefined;

/** What a build reads before it renders pages. `snapshotFile` contains the posts. */
export type BuildInputs = {
  snapshotFile: string;
  business: SavedBusiness;
  legalVersions: LegalVersion[];
  newsCounts: NewsCounts;
};
