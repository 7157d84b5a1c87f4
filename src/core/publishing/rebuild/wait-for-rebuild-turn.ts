/**
 * Checks regularly whether the runner of a rebuild is still alive, and takes over if it is not. The runner may have
 * reached its deadline or been killed. Without this check, the change would wait for the schedule.
 */
export async function waitForRebuildTurn({ ask, bring, pause, deadline }: StandBy): Promise<void> {
  while (Date.now() + pollIntervalMs < deadline) {
    await pause(pollIntervalMs);
    const { rebuild, run } = await ask();
    if (run) return bring();
    if (rebuild !== 'waiting') return;
  }
}

/** This interval in milliseconds is slightly longer than the silence after which `ask_for_rebuild` considers a runner dead. */
const pollIntervalMs = 12_000;

type StandBy = {
  /** `run` tells the caller to take over, because no runner is alive. `waiting` means that another one is. */
  ask: () => Promise<{ rebuild: 'waiting' | 'requested'; run: boolean }>;
  bring: () => Promise<void>;
  pause: (milliseconds: number) => Promise<void>;
  /** The function stops at this time, in milliseconds since 1970. */
  deadline: number;
};
