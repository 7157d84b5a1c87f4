import { SetupMistake } from '../start/setup-mistake.ts';

/** Passes changed files to the followers they concern, in order and one batch at a time. */
export function followChanges(followers: Follower[]): (file: string) => void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  async function takeUp(): Promise<void> {
    const files = [...waiting];
    waiting.clear();
    for (const { concerns, takeUp: take } of followers) {
      const theirs = files.filter((file) => concerns(file));
      if (theirs.length > 0) await take(theirs).catch(tell);
    }
  }

  return (file) => {
    waiting.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void (work = work.then(takeUp)), quiet).unref();
  };
}

/** In milliseconds: saving several files or switching branches counts as one change. */
const quiet = 200;

function tell(error: unknown): void {
  console.error(error instanceof SetupMistake ? error.message : error);
}

export type Follower = {
  /** Whether the follower acts when this file is added, changed or removed. */
  concerns: (file: string) => boolean;
  takeUp: (files: string[]) => Promise<void>;
};
