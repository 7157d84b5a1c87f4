/**
 * Checks regularly whether the runner of a rebuild is still alive, and takes over if it is not: it may have reached its deadline
 * or been killed. Otherwise such a change would wait for the schedule.
 */
export async function waitForRebuildTurn({ ask, bring, pause, deadline }: StandBy): Promise<void> {
  while (Date.now() + pollIntervalMs < deadline) {
    await pause(pollIntervalMs);
    const { rebuild, run } = await ask();
    if (run) return bring();
    if (rebuild !== 'waiting') return;
  }
}

/** Slightly longer than the silence after which a runner counts as gone (`ask_for_rebuild`), in milliseconds. */
const pollIntervalMs = 12_000;

type StandBy = {
  /** `run`: there is no runner, so take over. `waiting`: another runner is alive. */
  ask: () => Promise<{ rebuild: 'waiting' | 'requested'; run: boolean }>;
  bring: () => Promise<void>;
  pause: (milliseconds: number) => Promise<void>;
  /** Milliseconds since 1970. */
  deadline: number;
};
