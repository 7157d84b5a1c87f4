import { showToast } from '#stores/toasts.ts';

/** Copies a text, and says so. A browser may forbid it: the text can be seen, to be copied by hand. */
export async function copyText(text: string, { copied, failed }: Outcomes): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', title: copied });
  } catch {
    showToast({ tone: 'failure', title: failed });
  }
}

type Outcomes = { copied: string; failed: string };
