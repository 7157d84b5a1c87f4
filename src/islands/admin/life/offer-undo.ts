import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { SentPosts } from '#stores/publishing.ts';
import { showToast } from '#stores/toasts.ts';
import { refusalText } from '../parts/refusal-text.ts';

/** Tells what was done, and offers for ten seconds to undo it. */
export function offerUndo({ title, text, words, undo, afterwards }: Offer): void {
  showToast({
    tone: 'success',
    title,
    text,
    action: {
      text: words.life.undo,
      run: () => void take({ words, undo, afterwards }),
    },
  });
}

async function take({
  words,
  undo,
  afterwards,
}: Pick<Offer, 'words' | 'undo' | 'afterwards'>): Promise<void> {
  const sent = await undo();
  if (sent.ok) {
    // Said once it is to be seen: whoever goes on at the word would work on the text that was taken back.
    await afterwards();
    showToast({ tone: 'success', title: words.life.undone });
    return;
  }
  const text = refusalText(words, sent.refusal.code);
  showToast({ tone: 'failure', title: words.life.undoFailed, text });
}

type Offer = {
  title: string;
  text?: string;
  words: DeskWords;
  undo: () => Promise<SentPosts>;
  /** What is shown follows. */
  afterwards: () => unknown;
};
