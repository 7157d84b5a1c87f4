import { atom } from 'nanostores';

/** The short messages at the edge of the page. */
export const $toasts = atom<Toast[]>([]);

/** More toasts would cover the page. */
const maxToasts = 3;

/** Milliseconds, enough to read two lines. Focus or the pointer on a toast stops the timer, which later restarts. */
export const toastMs = 4500;

/** Milliseconds. A toast with an `action` stays longer, so that the user can decide. */
export const toastOfferMs = 10_000;

export function showToast(toast: Omit<Toast, 'id'>): void {
  $toasts.set([...$toasts.get(), { ...toast, id: nextId++ }].slice(-maxToasts));
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

export function dismissToasts(): void {
  $toasts.set([]);
}

export function endFailures(): void {
  $toasts.set($toasts.get().filter(({ tone }) => tone !== 'failure'));
}

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
    about?: readonly string[] | undefined;
  };
};
