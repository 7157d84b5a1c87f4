import { showToast } from '#stores/toasts.ts';

/** The browser may forbid copying, so callers also show the text. */
export async function copyText(text: string, { copied, failed }: Outcomes): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', title: copied });
  } catch {
    showToast({ tone: 'failure', title: failed });
  }
}

type Outcomes = { copied: string; failed: string };
