import {
  constants,
  existsSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isFarBehind } from '../../build/astro-cache.ts';

/**
 * The two places a site is built in, and which of them is served.
 *
 * Visitors see what `current` points at; the other slot is built with a cache of its own. So a build never touches
 * what is served, nothing is copied, and going live is one rename.
 */
export function buildSlots(localDir: string): BuildSlots {
  const builds = path.join(localDir, 'builds');
  const current = path.join(localDir, 'current');
  const slots = { a: slotIn(builds, 'a'), b: slotIn(builds, 'b') };

  function servedName(): SlotName | undefined {
    const target = readTarget(current);
    const name = slotNames.find((slot) => target === slots[slot].siteDir);
    return name !== undefined && existsSync(slots[name].siteDir) ? name : undefined;
  }

  return {
    servedDir: () => (servedName() === undefined ? undefined : slots[servedName() ?? 'a'].siteDir),
    otherDir: () => slots[servedName() === 'a' ? 'b' : 'a'].siteDir,

    async prepareNext() {
      const slot = slots[servedName() === 'a' ? 'b' : 'a'];
      const isUnfinished = existsSync(slot.dirtyMark);
      mkdirSync(slot.dir, { recursive: true });
      writeFileSync(slot.dirtyMark, '');
      // What a broken build left behind cannot be trusted: then everything is built anew.
      if (isUnfinished) await emptyFolder(slot.dir, { except: path.basename(slot.dirtyMark) });
      else await borrowCache(slot);
      mkdirSync(slot.siteDir, { recursive: true });
      return slot;
    },

    goLive(slot) {
      rmSync(slot.dirtyMark, { force: true });
      const fresh = `${current}.next`;
      rmSync(fresh, { force: true });
      symlinkSync(path.relative(localDir, slot.siteDir), fresh);
      renameSync(fresh, current);
    },
  };

  /**
   * A slot that was never built, or long ago, starts from what the served one knows, and so need not draw every page.
   * Its own pages have to go then: the borrowed cache would take them for the new ones.
   */
  async function borrowCache(slot: BuildSlot): Promise<void> {
    const served = servedName();
    if (served === undefined || !isFarBehind(slot.cacheDir, slots[served].cacheDir)) return;
    await emptyFolder(slot.dir, { except: path.basename(slot.dirtyMark) });
    await cp(slots[served].cacheDir, slot.cacheDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  }

  function readTarget(link: string): string | undefined {
    try {
      return path.resolve(localDir, readlinkSync(link));
    } catch {
      return undefined;
    }
  }
}

function slotIn(builds: string, name: SlotName): BuildSlot {
  const dir = path.join(builds, name);
  return {
    name,
    dir,
    siteDir: path.join(dir, 'site'),
    cacheDir: path.join(dir, 'cache'),
    dirtyMark: path.join(dir, 'unfinished'),
  };
}

async function emptyFolder(folder: string, { except }: { except: string }): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names
      .filter((name) => name !== except)
      .map((name) => rm(path.join(folder, name), { recursive: true, force: true })),
  );
}

const slotNames = ['a', 'b'] as const;

type SlotName = (typeof slotNames)[number];

export type BuildSlot = { name: SlotName; dir: string; siteDir: string; cacheDir: string; dirtyMark: string };

export type BuildSlots = {
  /** The folder that is served, or undefined before the first build. */
  servedDir: () => string | undefined;
  /** The folder of the build before or of the one being made: old pages may still ask for its assets. */
  otherDir: () => string;
  /** The slot to build next, marked as unfinished until it goes live. */
  prepareNext: () => Promise<BuildSlot>;
  goLive: (slot: BuildSlot) => void;
};
