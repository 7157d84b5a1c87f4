import { atom } from 'nanostores';

/** The newest toast is last. */
export const $toasts = atom<Toast[]>([]);

/** At most this many toasts are visible, because more would cover the page. */
const maxToasts = 3;

/** In milliseconds: enough to read two lines. Pauses during focus or pointer movement on the toast. */
export const toastMs = 4500;

/** A toast that offers an action stays longer, so that the editor can decide. */
export const toastOfferMs = 10_000;

export function showToast(toast: Omit<Toast, 'id'>): void {
  $toasts.set([...$toasts.get(), { ...toast, id: nextId++ }].slice(-maxToasts));
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Removes all toasts when the page changes, because they refer to the previous page. */
export function dismissToasts(): void {
  $toasts.set([]);
}

/** Removes undo offers for changes to these articles, and offers that name no article. */
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
  action?: {
    text: string;
    run: () => void;
    /** The slug bases of articles. A change to one of them ends the offer. */
    about?: readonly string[] | undefined;
  };
};
