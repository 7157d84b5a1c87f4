/** Watches the process that runs a rebuild, and takes the rebuild over if that process stops before its end. */
export async function standBy({ ask, takeOver, pause, deadline }: StandBy): Promise<void> {
  while (Date.now() + pollIntervalMs < deadline) {
    await pause(pollIntervalMs);
    const { rebuild, run } = await ask();
    if (run) return takeOver();
    if (rebuild !== 'waiting') return;
  }
}

/** Slightly longer than the ten seconds for which `ask_for_rebuild` reserves the rebuild for its caller. */
const pollIntervalMs = 12_000;

type StandBy = {
  /** `run`: a change is pending and no runner is alive, so the caller takes over. `waiting`: a runner is alive. */
  ask: () => Promise<{ rebuild: 'waiting' | 'requested'; run: boolean }>;
  takeOver: () => Promise<void>;
  pause: (milliseconds: number) => Promise<void>;
  /** When the function must stop, in milliseconds since 1970. */
  deadline: number;
};
