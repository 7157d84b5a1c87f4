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

let nextId = 1;

export type Toast = {
  id: number;
  tone: 'success' | 'failure';
  title: string;
  text?: string | undefined;
  /** Something that can be done about it while it is seen. */
  action?: { text: string; run: () => void };
};
