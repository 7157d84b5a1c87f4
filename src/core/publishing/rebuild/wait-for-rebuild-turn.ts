/**
 * Checks regularly whether the runner of a rebuild is still alive, and takes over if it is not. The runner may have reached
 * its deadline or may have been killed. Without this check, the change would wait for the schedule.
 */
export async function waitForRebuildTurn({ ask, bring, pause, deadline }: StandBy): Promise<void> {
  while (Date.now() + pollIntervalMs < deadline) {
    await pause(pollIntervalMs);
    const { rebuild, run } = await ask();
    if (run) return bring();
    if (rebuild !== 'waiting') return;
  }
}

/**
 * The poll interval in milliseconds. It is slightly longer than the silence after which `ask_for_rebuild` considers a
 * runner dead.
 */
const pollIntervalMs = 12_000;

type StandBy = {
  /**
   * If `run` is true, the caller must take over, because no runner is alive. `waiting` means that another runner is alive.
   */
  ask: () => Promise<{ rebuild: 'waiting' | 'requested'; run: boolean }>;
  bring: () => Promise<void>;
  pause: (milliseconds: number) => Promise<void>;
  /** The time at which the function stops, in milliseconds since 1970. */
  deadline: number;
};
