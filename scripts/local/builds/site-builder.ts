import { buildSlots, type BuildSlot, type SiteChanges } from './build-slots.ts';
import type { Phases } from '../../site-build/phases.ts';
import { siteReaders } from './site-readers.ts';

/**
 * Builds the site beside the one that is served and swaps it in when it is whole.
 * One build at a time; whatever is asked for meanwhile becomes one build after it.
 */
export function siteBuilder({ localDir, runBuild, onOutcome }: SiteBuilderParts) {
  const slots = buildSlots(localDir);
  const readers = siteReaders();
  let running: Promise<BuildOutcome> | undefined;
  let following: Promise<BuildOutcome> | undefined;
  let isStopped = false;
  /** The work that a build leaves for afterwards, so that nobody waits for it. */
  let afterwards: Promise<void> = Promise.resolve();

  async function build(): Promise<BuildOutcome> {
    const start = performance.now();
    const outcome = await buildOnce();
    const told = { ...outcome, milliseconds: Math.round(performance.now() - start) };
    // Whoever asked must know of the swap before they read the site; being told is nobody's reason to fail.
    if (!isStopped) onOutcome(told);
    return told;
  }

  async function buildOnce(): Promise<BuildAnswer> {
    if (isStopped) return { ok: false, reason: 'The site is being stopped.' };
    try {
      await afterwards;
      // A visitor may still be reading what was served a moment ago.
      await readers.gone(slots.otherDir());
      const slot = await slots.prepareNext();
      const answer = await runBuild(slot);
      if (!answer.ok) return answer;
      slots.goLive(slot);
      afterwards = catchUp(answer.changes);
      return answer;
    } catch (error) {
      return { ok: false, reason: error instanceof Error ? error.message : String(error) };
    }
  }

  async function catchUp(changes: SiteChanges): Promise<void> {
    await readers.gone(slots.otherDir());
    // The next build sees that it was not done, and does it.
    await slots
      .catchUp(changes)
      .catch((error: unknown) => console.error('The second copy of the site:', error));
  }

  /** Asks for a build that starts after this call; resolves with its outcome. */
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
    /** Resolves when a build and what it leaves for afterwards are done. */
    async settled(): Promise<void> {
      await running;
      await afterwards;
    },
    isServing: () => slots.servedDir() !== undefined,
    /** Does something with the folder of the site as it is now; it is not built in until that is done. */
    reading<Value>(work: (siteDir: string | undefined) => Promise<Value>): Promise<Value> {
      const served = slots.servedDir();
      return served === undefined ? work(undefined) : readers.read(served, () => work(served));
    },
    /** No further build starts and none goes live. */
    stop(): void {
      isStopped = true;
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

/** What those who asked are told. */
export type BuildOutcome = (
  | { ok: true; contentVersion: number; phases?: Phases }
  | { ok: false; reason: string }
) & { milliseconds: number };
