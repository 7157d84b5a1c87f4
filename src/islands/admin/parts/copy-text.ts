import { showToast } from '#stores/toasts.ts';

/** Copies a text and reports it. The browser may forbid it, so the text is also visible for copying by hand. */
export async function copyText(text: string, { copied, failed }: Outcomes): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', title: copied });
  } catch {
    showToast({ tone: 'failure', title: failed });
  }
}

type Outcomes = { copied: string; failed: string };
