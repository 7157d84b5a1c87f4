import { atom, onMount, type ReadableAtom } from 'nanostores';
import { refusalCode } from '#session/desk-refusal.ts';

/**
 * Keeps what is typed on the server once nobody types for a moment, and tries again while the server is away. A connection that is back is
 * used at once. It works for as long as somebody listens to `$state`.
 */
export function autosaving({ isDue, save }: Kept) {
  const $state = atom<AutosaveState>('idle');
  const $refusal = atom<string | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  let running: Promise<void> = Promise.resolve();

  function saveSoon(wait = quietMilliseconds): void {
    if (timer === undefined) waitingSince = Date.now();
    clearTimeout(timer);
    const left = Math.max(0, longestWaitMilliseconds - (Date.now() - waitingSince));
    timer = setTimeout(() => void saveNow(), wait === quietMilliseconds ? Math.min(wait, left) : wait);
  }

  function putOff(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  /** Waits for a save that is under way, and puts the next one off until something is typed. */
  async function pause(): Promise<void> {
    putOff();
    await running;
  }

  async function saveNow(): Promise<void> {
    await pause();
    if (!isDue() || $state.get() === 'conflict') return;
    running = run();
    await running;
  }

  async function run(): Promise<void> {
    $state.set('saving');
    try {
      if (!(await save())) return;
    } catch (cause) {
      const code = refusalCode(cause);
      $refusal.set(code);
      $state.set(code === 'changed-meanwhile' ? 'conflict' : 'unreached');
      if (!final.has(code)) saveSoon(retryMilliseconds);
      return;
    }
    $refusal.set(undefined);
    $state.set('idle');
    if (isDue()) saveSoon();
  }

  /** What was put off after all. */
  function resume(): void {
    if (isDue()) saveSoon();
  }

  // What an earlier page left unsaved is taken up.
  onMount($state, () => {
    resume();
    const retry = () => {
      if ($state.get() === 'unreached') void saveNow();
    };
    window.addEventListener('online', retry);
    return () => {
      putOff();
      window.removeEventListener('online', retry);
    };
  });

  return {
    $state: $state as ReadableAtom<AutosaveState>,
    /** Why the server does not have what is typed. */
    $refusal: $refusal as ReadableAtom<string | undefined>,
    saveSoon: () => saveSoon(),
    saveNow,
    pause,
    resume,
    /** Another text is kept from here on. */
    startAnew: () => {
      putOff();
      $state.set('idle');
      resume();
    },
  };
}

const quietMilliseconds = 2000;
const retryMilliseconds = 15_000;

/** Whoever types without a pause is kept every so often all the same. */
const longestWaitMilliseconds = 10_000;

/** After these the same would be refused again. Whoever has to sign in comes back to the page, and it is tried then. */
const final = new Set(['changed-meanwhile', 'not-signed-in', 'post-not-found', 'too-many-drafts']);

type Kept = {
  /** Whether there is something that the server does not have. */
  isDue: () => boolean;
  /** Throws where it is refused. False where another text has taken its place meanwhile. */
  save: () => Promise<boolean>;
};

/** `conflict`: somebody changed the same draft elsewhere. */
type AutosaveState = 'idle' | 'saving' | 'unreached' | 'conflict';
