/**
 * Looks from time to time whether the one who brings a rebuild to the host is still at it, and goes on where it is not: it may have had
 * to leave before the time had come, or have been ended. Without this such a change would wait for the clock.
 */
export async function standBy({ ask, bring, pause, deadline }: StandBy): Promise<void> {
  while (Date.now() + lookEvery < deadline) {
    await pause(lookEvery);
    const { rebuild, run } = await ask();
    if (run) return bring();
    if (rebuild !== 'waiting') return;
  }
}

/** In milliseconds: a little longer than somebody is waited for who is not heard of (`ask_for_rebuild`). */
const lookEvery = 12_000;

type StandBy = {
  /** Takes over where nobody is at it: `run` is true then. `waiting`: somebody is. */
  ask: () => Promise<{ rebuild: 'waiting' | 'requested'; run: boolean }>;
  bring: () => Promise<void>;
  pause: (milliseconds: number) => Promise<void>;
  /** Milliseconds since 1970. */
  deadline: number;
};
