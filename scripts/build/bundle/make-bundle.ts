import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { filesIn } from '../site/folder-files.ts';
import { isIntactBundle, partsOfBundle, writeParts } from './bundle-parts.ts';
import { inEmptyFolder, runAstro } from './run-astro.ts';
import {
  requireSharedBundle,
  standInFor,
  type MadeBundle,
  type SharedPlace,
  type Tools,
} from './shared-bundle.ts';

/**
 * Where the bundle of this code for this site lies; made of the one that all sites share where it is not there yet, or is not as it was
 * written.
 */
export async function requireBundle(
  { cacheDir, fingerprint, ...shared }: BundlePlace,
  tools: Tools = {},
): Promise<MadeBundle> {
  const folder = path.join(cacheDir, `${namePrefix}${fingerprint}`);
  if (isIntactBundle(folder)) return { folder, isNew: false };
  const made = await requireSharedBundle(shared, tools);
  await inWorkFolder(cacheDir, (work) => {
    fillIn(made.folder, work, shared.siteUrl);
    for (const name of readdirSync(cacheDir))
      if (name.startsWith(namePrefix)) rmSync(path.join(cacheDir, name), { recursive: true, force: true });
    renameSync(work, folder);
  });
  return { folder, isNew: true };
}

/** The whole site as Astro builds it by itself, without any of our shortcuts. */
export const buildByAstro = ({ project, cacheDir, siteUrl, ...site }: AstroPlace): Promise<void> =>
  inWorkFolder(cacheDir, (work) => runAstro({ project, work, siteUrl, site }));

const inWorkFolder = (cacheDir: string, run: (work: string) => Promise<void> | void): Promise<void> =>
  inEmptyFolder(path.join(cacheDir, 'bundling'), async (work) => run(work));

const namePrefix = 'bundle-';

/** Copies a shared bundle, with the address of the site where its stand-in is. */
function fillIn(shared: string, folder: string, siteUrl: string): void {
  const standIn = standInFor(siteUrl);
  for (const file of ['server', 'client'].flatMap((name) =>
    filesIn(path.join(shared, name)).map((found) => path.join(name, found)),
  )) {
    const [from, to] = [path.join(shared, file), path.join(folder, file)];
    mkdirSync(path.dirname(to), { recursive: true });
    const body = readFileSync(from);
    if (body.includes(standIn))
      writeFileSync(
        to,
        body.toString('utf8').replaceAll(standIn, () => siteUrl),
      );
    else copyFileSync(from, to);
  }
  writeParts(folder, partsOfBundle(shared));
}

/** `fingerprint`: of the code and of the settings of the site, where `code` is of the code alone. */
export type BundlePlace = SharedPlace & { cacheDir: string; fingerprint: string };

type AstroPlace = {
  project: string;
  cacheDir: string;
  siteUrl: string;
  outDir: string;
  snapshotFile: string;
};
