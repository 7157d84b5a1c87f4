import { atom } from 'nanostores';

/** Short notices, newest last. */
export const $toasts = atom<Toast[]>([]);

/** At most this many are seen at a time (specification, section 9). */
const mostToasts = 3;

export function showToast(toast: Omit<Toast, 'id'>): void {
  $toasts.set([...$toasts.get(), { ...toast, id: nextId++ }].slice(-mostToasts));
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** On another page they are about something that is not seen any more. */
export function dismissToasts(): void {
  $toasts.set([]);
}

/** Offers that something which happens to these articles makes void are gone; so are those that do not say what they are about. */
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
  /** Something that can be done about it while it is seen. */
  action?: {
    text: string;
    run: () => void;
    /** The articles that it is about, by their slug bases: what happens to one of them ends the offer. */
    about?: readonly string[] | undefined;
  };
};
