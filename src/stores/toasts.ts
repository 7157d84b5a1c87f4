import { atom } from 'nanostores';

/** The newest toast is last. */
export const $toasts = atom<Toast[]>([]);

/** More toasts than this would cover the page. */
const maxToasts = 3;

/**
 * A toast stays for this many milliseconds, which suffice to read two lines. Focus, or a pointer moving over the toast, stops
 * the clock.
 */
export const toastMs = 4500;

/** A toast that offers an action stays longer, so that the editor can decide. */
export const toastOfferMs = 10_000;

export function showToast(toast: Omit<Toast, 'id'>): void {
  $toasts.set([...$toasts.get(), { ...toast, id: nextId++ }].slice(-maxToasts));
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Removes all toasts when the page changes, because they refer to what the previous page showed. */
export function dismissToasts(): void {
  $toasts.set([]);
}

/** Removes offers that a change to these articles makes invalid, and offers that name no article. */
export function endOffers(slugBases: readonly string[]): void {
  $toasts.set(
    $toasts.get().filter(({ action }) => {
      if (action === undefined) return true;
      return action.about !== undefined && !action.about.some((base) => slugBases.includes(base));
    }),
  );
}

let nextId = 1;

export type Toast = {
  id: number;
  tone: 'success' | 'failure';
  title: string;
  text?: string | undefined;
  /** The toast offers this action, such as to undo, while it is visible. */
  action?: {
    text: string;
    run: () => void;
    /** A change to one of these articles, named by slug base, ends the offer. */
    about?: readonly string[] | undefined;
  };
};
