import { atom, onMount, type ReadableAtom } from 'nanostores';
import { refusalCode } from '#session/desk-refusal.ts';

/** Saves when typing stops. Retries while the server is unreachable. Works only while `$state` has a listener. */
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

  function resume(): void {
    if (isDue()) saveSoon();
  }

  // The previous page may have left unsaved changes.
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
    $refusal: $refusal as ReadableAtom<string | undefined>,
    saveSoon: () => saveSoon(),
    saveNow,
    pause,
    resume,
    /** Call this after opening another text, to cancel a pending save of the previous text. */
    startAnew: () => {
      putOff();
      $state.set('idle');
      resume();
    },
  };
}

const quietMilliseconds = 2000;
const retryMilliseconds = 15_000;

/** Milliseconds. During continuous typing, saves are at most this far apart. */
const maxWaitMs = 10_000;

/** After these refusals, a retry is useless. */
const final = new Set(['changed-meanwhile', 'not-signed-in', 'post-not-found', 'too-many-drafts']);

type Options = {
  isDue: () => boolean;
  /** Throws if the server refuses the text. Returns false if the editor opened another text during the save. */
  save: () => Promise<boolean>;
};

/** `conflict` means that another session has changed the draft. */
type AutosaveState = 'idle' | 'saving' | 'unreached' | 'conflict';
