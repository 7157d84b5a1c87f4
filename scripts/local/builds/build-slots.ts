import { existsSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { linkFiles, linkTree } from '../../site-build/site/link-tree.ts';
import { readStamp, removeStamp, writeStamp } from '../../site-build/site/stamp.ts';

/**
 * The two slots that a site is built in, and which of them is served. Visitors see the slot that `current` points to; the
 * other slot contains the same files as hard links until the next build changes some of them. So a build never changes what is
 * served, the site is on the disk only once, and going live is one rename.
 */
export function buildSlots(localDir: string) {
  const builds = path.join(localDir, 'builds');
  const current = path.join(localDir, 'current');
  const slots = { a: slotIn(builds, 'a'), b: slotIn(builds, 'b') };

  function servedName(): SlotName | undefined {
    const target = readTarget(current);
    const name = slotNames.find((slot) => target === slots[slot].siteDir);
    return name !== undefined && existsSync(slots[name].siteDir) ? name : undefined;
  }

  /** The folder that is served, or undefined before the first build. */
  const servedDir = (): string | undefined => {
    const name = servedName();
    return name === undefined ? undefined : slots[name].siteDir;
  };

  const nextSlot = (): BuildSlot => slots[servedName() === 'a' ? 'b' : 'a'];

  return {
    servedDir,
    /** The folder that is not served. A request may still be reading in it. */
    otherDir: () => nextSlot().siteDir,

    /** Prepares the slot to build next with the files of the served site. */
    async prepareNext(): Promise<BuildSlot> {
      const slot = nextSlot();
      const served = servedDir();
      mkdirSync(slot.siteDir, { recursive: true });
      // An interrupted build leaves half a site without a stamp.
      if (served !== undefined && readStamp(slot.siteDir) !== readStamp(served))
        await copySite(served, slot.siteDir);
      return slot;
    },

    goLive(slot: BuildSlot): void {
      const fresh = `${current}.next`;
      rmSync(fresh, { force: true });
      symlinkSync(path.relative(localDir, slot.siteDir), fresh);
      renameSync(fresh, current);
    },

    /** After a build went live: updates the other slot to the same site, so that the next build can start at once. */
    async catchUp(changes: SiteChanges): Promise<void> {
      const served = servedDir();
      if (served !== undefined) await copySite(served, nextSlot().siteDir, changes);
    },
  };

  function readTarget(link: string): string | undefined {
    try {
      return path.resolve(localDir, readlinkSync(link));
    } catch {
      return undefined;
    }
  }
}

/** Makes a folder the same site as the served one, by hard links. */
async function copySite(served: string, to: string, changes?: SiteChanges): Promise<void> {
  removeStamp(to);
  if (changes === undefined || changes.isWhole) await linkTree(served, to);
  else {
    for (const file of changes.removed) await rm(path.join(to, file), { force: true });
    await linkFiles(served, to, changes.written);
  }
  const stamp = readStamp(served);
  if (stamp !== undefined) writeStamp(to, stamp);
}

const slotIn = (builds: string, name: SlotName): BuildSlot => ({
  name,
  siteDir: path.join(builds, name, 'site'),
  cacheDir: path.join(builds, 'cache'),
});

const slotNames = ['a', 'b'] as const;

type SlotName = (typeof slotNames)[number];

/** `cacheDir`: the cache of the last build, shared by both slots. */
export type BuildSlot = { name: SlotName; siteDir: string; cacheDir: string };

/** The files that a build wrote and removed, by their paths in the site, or that everything is new. */
export type SiteChanges = { isWhole: boolean; written: string[]; removed: string[] };
