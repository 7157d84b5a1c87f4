import { SetupMistake } from '../start/setup-mistake.ts';

/** Hands changed files to those they concern: some at a time, in order, and never two at once. */
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

/** In milliseconds: an editor that saves several files, or a change of branch, is one change. */
const quiet = 200;

function tell(error: unknown): void {
  console.error(error instanceof SetupMistake ? error.message : error);
}

export type Follower = {
  /** Whether something has to be done when this file is added, changed or removed. */
  concerns: (file: string) => boolean;
  takeUp: (files: string[]) => Promise<void>;
};
