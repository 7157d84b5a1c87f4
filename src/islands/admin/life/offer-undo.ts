import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { showToast } from '#stores/toasts.ts';
import { tellRefusal } from '../parts/tell-refusal.ts';

/** Tells what was done, and offers for ten seconds to undo it. */
export function offerUndo({ title, text, about, words, undo, afterwards }: Offer): void {
  showToast({
    tone: 'success',
    title,
    text,
    action: {
      text: words.life.undo,
      about,
      run: () => void take({ words, undo, afterwards }),
    },
  });
}

async function take({
  words,
  undo,
  afterwards,
}: Pick<Offer, 'words' | 'undo' | 'afterwards'>): Promise<void> {
  try {
    await undo();
  } catch (cause) {
    tellRefusal({ words, title: words.life.undoFailed, cause });
    return;
  }
  // Said once it is to be seen: whoever goes on at the word would work on the text that was taken back.
  await afterwards();
  showToast({ tone: 'success', title: words.life.undone });
}

type Offer = {
  title: string;
  text?: string;
  /** The articles it is about, by their slug bases; without them any change ends the offer. */
  about?: readonly string[];
  words: DeskWords;
  undo: () => Promise<unknown>;
  /** What is shown follows. */
  afterwards: () => unknown;
};
