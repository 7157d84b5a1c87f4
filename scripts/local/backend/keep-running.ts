import type { LiteProcess } from './backend-process.ts';

/** Starts a process again when it ends unasked, on the same port, at most `restarts` times. Says each in the terminal. */
export function keepRunning(first: Running, { begin, restarts, logFile }: Keeping) {
  let current = first;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;

  async function watch(): Promise<void> {
    for (let left = restarts; ; left--) {
      const { code } = await current.ended;
      if (isStopping()) return;
      const why = code === null ? 'it was killed' : `code ${code}`;
      if (left <= 0) {
        console.error(
          `The database has ended (${why}) and is not started again: stop the site with Ctrl-C, read ${logFile}, then start again.`,
        );
        return;
      }
      console.error(`The database has ended (${why}): it is being started again.`);
      const again = await begin().catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        return undefined;
      });
      if (again === undefined) continue;
      current = again;
      // A stop that came during the start has stopped only the process before.
      if (isStopping()) await current.stop();
      else console.error('The database runs again.');
    }
  }

  return {
    ended: watch(),
    stop: async (): Promise<void> => {
      stopping.abort();
      await current.stop();
    },
  };
}

type Running = Pick<LiteProcess, 'ended' | 'stop'>;
type Keeping = { begin: () => Promise<Running>; restarts: number; logFile: string };
