import { existsSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { SiteChanges } from '../../site-build/build-site.ts';
import { linkFiles, linkTree } from '../../site-build/site/link-tree.ts';
import { readStamp, removeStamp, writeStamp } from '../../site-build/site/stamp.ts';

/**
 * Manages the two folders (slots) for builds of the site. Visitors see the slot that `current` names, and a build
 * changes only the other slot. `site-builder.ts` decides when a build runs.
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

  const servedDir = (): string | undefined => {
    const name = servedName();
    return name === undefined ? undefined : slots[name].siteDir;
  };

  const nextSlot = (): BuildSlot => slots[servedName() === 'a' ? 'b' : 'a'];

  return {
    servedDir,
    otherDir: () => nextSlot().siteDir,

    /** Fills the next slot with the current site, so that the next build writes only the files that change. */
    async prepareNext(): Promise<BuildSlot> {
      const slot = nextSlot();
      const served = servedDir();
      mkdirSync(slot.siteDir, { recursive: true });
      // A stamp names the build that completed a site. If the stamps differ, the slot contains another site, or half a
      // site after an interrupted build.
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

    /** Copies the changes of the live slot to the other slot, so that the next build need not copy the site. */
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

/** `cacheDir` is the last build's cache, which both slots share. */
export type BuildSlot = { name: SlotName; siteDir: string; cacheDir: string };
