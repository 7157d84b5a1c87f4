import { atom, onMount, type ReadableAtom } from 'nanostores';
import { refusalCode } from '#session/desk-refusal.ts';

/**
 * Saves what is typed once typing pauses, and retries while the server is unreachable, or as soon as the connection is back.
 * Active while `$state` has a listener.
 */
export function autosaving({ isDue, save }: Options) {
  const $state = atom<AutosaveState>('idle');
  const $refusal = atom<string | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  let running: Promise<void> = Promise.resolve();

  function saveSoon(wait = quietMilliseconds): void {
    if (timer === undefined) waitingSince = Date.now();
    clearTimeout(timer);
    const left = Math.max(0, maxWaitMs - (Date.now() - waitingSince));
    timer = setTimeout(() => void saveNow(), wait === quietMilliseconds ? Math.min(wait, left) : wait);
  }

  function putOff(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  /** Waits for a running save, and delays the next one until something is typed. */
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

  /** Schedules what `pause` delayed. */
  function resume(): void {
    if (isDue()) saveSoon();
  }

  // Picks up what a previous page left unsaved.
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
    /** Why the last save failed. */
    $refusal: $refusal as ReadableAtom<string | undefined>,
    saveSoon: () => saveSoon(),
    saveNow,
    pause,
    resume,
    /** Another text is saved from now on. */
    startAnew: () => {
      putOff();
      $state.set('idle');
      resume();
    },
  };
}

const quietMilliseconds = 2000;
const retryMilliseconds = 15_000;

/** Saves at least this often during continuous typing. */
const maxWaitMs = 10_000;

/** Retrying would be refused again. After signing in, the editor returns to the page, which saves then. */
const final = new Set(['changed-meanwhile', 'not-signed-in', 'post-not-found', 'too-many-drafts']);

type Options = {
  /** Whether the server lacks something. */
  isDue: () => boolean;
  /** Throws if refused. False if another text was opened during the save. */
  save: () => Promise<boolean>;
};

/** `conflict`: the draft was changed elsewhere. */
type AutosaveState = 'idle' | 'saving' | 'unreached' | 'conflict';
