import { atom, onMount, type ReadableAtom } from 'nanostores';
import { refusalCode } from '#session/desk-refusal.ts';
import { typingTimer } from './typing-timer.ts';

/** Saves when typing stops. Retries while the server is unreachable. Works only while `$state` has a listener. */
export function autosaving({ isDue, save }: Options) {
  const $state = atom<AutosaveState>('idle');
  const $refusal = atom<string | undefined>(undefined);
  const timer = typingTimer(() => void saveNow(), { pauseMs: 2000, maxWaitMs: 10_000 });
  const saveSoon = timer.typed;
  let running: Promise<void> = Promise.resolve();
  let isOpen = false;

  /** Cancels the next save and waits for a running one. */
  async function pause(): Promise<void> {
    timer.cancel();
    await running;
  }

  function saveNow(): Promise<void> {
    const save = saveIfDue().finally(() => unanswered.delete(save));
    unanswered.add(save);
    return save;
  }

  async function saveIfDue(): Promise<void> {
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
      // After the page, a retry would store this text over what another page has typed since.
      if (isOpen && !final.has(code)) timer.runIn(retryMs);
      return;
    }
    $refusal.set(undefined);
    $state.set('idle');
    if (isOpen) resume();
  }

  function resume(): void {
    if (isDue()) saveSoon();
  }

  // The previous page may have left unsaved changes.
  onMount($state, () => {
    isOpen = true;
    resume();
    const retry = () => {
      if ($state.get() === 'unreached') void saveNow();
    };
    window.addEventListener('online', retry);
    return () => {
      isOpen = false;
      timer.cancel();
      window.removeEventListener('online', retry);
    };
  });

  return {
    $state: $state as ReadableAtom<AutosaveState>,
    $refusal: $refusal as ReadableAtom<string | undefined>,
    saveSoon,
    saveNow,
    pause,
    resume,
    /** Call this after opening another text, to cancel a pending save of the previous text. */
    startAnew: () => {
      timer.cancel();
      $state.set('idle');
      resume();
    },
  };
}

/** The saves of all texts that the server has not answered yet. */
const unanswered = new Set<Promise<void>>();

/** Resolves once the server has answered every save that has begun, so that what is read then contains these texts. */
export const savesAnswered = (): Promise<unknown> => Promise.all(unanswered);

const retryMs = 15_000;

/** After these refusals, a retry is useless. */
const final = new Set([
  'changed-meanwhile',
  'not-signed-in',
  'post-not-found',
  'second-factor-needed',
  'too-many-drafts',
]);

type Options = {
  isDue: () => boolean;
  /** Throws if the server refuses the text. Returns false if the editor opened another text during the save. */
  save: () => Promise<boolean>;
};

/** `conflict` means that another session has changed the draft. */
type AutosaveState = 'idle' | 'saving' | 'unreached' | 'conflict';
