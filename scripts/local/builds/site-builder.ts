import { reasonOf } from '#core/result.ts';
import type { SiteChanges } from '../../site-build/build-site.ts';
import { buildSlots, type BuildSlot } from './build-slots.ts';
import type { Phases } from '../../site-build/phases.ts';
import { setTimeout as pause } from 'node:timers/promises';

/** Builds in the slot hidden from visitors, then swaps the slots. Requests during a build share the next build. */
export function siteBuilder({ localDir, runBuild, onOutcome }: SiteBuilderParts) {
  const slots = buildSlots(localDir);
  const readers = siteReaders();
  let running: Promise<BuildOutcome> | undefined;
  let following: Promise<BuildOutcome> | undefined;
  let isStopped = false;
  let afterwards: Promise<void> = Promise.resolve();

  async function build(): Promise<BuildOutcome> {
    const start = performance.now();
    const answer = await buildOnce();
    const outcome = { ...answer, milliseconds: Math.round(performance.now() - start) };
    // Reports the outcome before the return, so that a caller who waits for the build finds the outcome reported.
    if (!isStopped) onOutcome(outcome);
    return outcome;
  }

  async function buildOnce(): Promise<BuildAnswer> {
    if (isStopped) return { ok: false, reason: 'The site is being stopped.' };
    try {
      await afterwards;
      await readers.gone(slots.otherDir());
      const slot = await slots.prepareNext();
      const answer = await runBuild(slot);
      if (!answer.ok) return answer;
      slots.goLive(slot);
      afterwards = catchUp(answer.changes);
      return answer;
    } catch (error) {
      return { ok: false, reason: reasonOf(error) };
    }
  }

  async function catchUp(changes: SiteChanges): Promise<void> {
    await readers.gone(slots.otherDir());
    // A failed copy is only logged, because the next build then copies all files.
    await slots
      .catchUp(changes)
      .catch((error: unknown) => console.error('The second copy of the site:', error));
  }

  function request(): Promise<BuildOutcome> {
    if (running === undefined) {
      running = build().finally(() => (running = undefined));
      return running;
    }
    following ??= running.then(() => {
      following = undefined;
      return request();
    });
    return following;
  }

  return {
    request,
    async settled(): Promise<void> {
      await running;
      await afterwards;
    },
    isServing: () => slots.servedDir() !== undefined,
    reading<Value>(work: (siteDir: string | undefined) => Promise<Value>): Promise<Value> {
      const served = slots.servedDir();
      return served === undefined ? work(undefined) : readers.read(served, () => work(served));
    },
    stop(): void {
      isStopped = true;
    },
  };
}

/** Counts the readers of each folder, so that no build changes a folder while a request reads it. */
function siteReaders() {
  const counts = new Map<string, number>();
  const add = (folder: string, change: number): unknown =>
    counts.set(folder, (counts.get(folder) ?? 0) + change);

  return {
    async read<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
      add(folder, 1);
      try {
        return await work();
      } finally {
        add(folder, -1);
      }
    },
    async gone(folder: string): Promise<void> {
      // A read takes milliseconds, so a reader that still reads at the deadline has failed and must not block builds.
      const deadline = Date.now() + 5000;
      while ((counts.get(folder) ?? 0) > 0 && Date.now() < deadline) await pause(5);
    },
  };
}

export type SiteBuilder = ReturnType<typeof siteBuilder>;

export type SiteBuilderParts = {
  localDir: string;
  runBuild: (slot: BuildSlot) => Promise<BuildAnswer>;
  onOutcome: (outcome: BuildOutcome) => void;
};

export type BuildAnswer =
  | { ok: true; contentVersion: number; changes: SiteChanges; phases?: Phases }
  | { ok: false; reason: string };

export type BuildOutcome = (
  | { ok: true; contentVersion: number; phases?: Phases }
  | { ok: false; reason: string }
) & { milliseconds: number };
