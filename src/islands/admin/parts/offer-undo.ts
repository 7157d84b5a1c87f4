import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { showToast } from '#stores/toasts.ts';
import { tellRefusal } from './tell-refusal.ts';

/** Tells what was done, and offers for ten seconds to undo it. */
export function offerUndo<Undone>({ title, text, about, ...offer }: Offer<Undone>): void {
  showToast({
    tone: 'success',
    title,
    text,
    action: {
      text: offer.words.life.undo,
      about,
      run: () => void take(offer),
    },
  });
}

async function take<Undone>({ words, undo, afterwards, refused }: Taken<Undone>): Promise<void> {
  let undone: Undone;
  try {
    undone = await undo();
  } catch (cause) {
    tellRefusal({ words, title: words.life.undoFailed, cause });
    refused?.();
    return;
  }
  // Said once it is to be seen: whoever goes on at the word would work on the text that was taken back.
  await afterwards(undone);
  showToast({ tone: 'success', title: words.life.undone });
}

type Offer<Undone> = Taken<Undone> & {
  title: string;
  text?: string;
  /** The articles it is about, by their slug bases; without them any change ends the offer. */
  about?: readonly string[];
};

type Taken<Undone> = {
  words: DeskWords;
  undo: () => Promise<Undone>;
  /** What is shown follows. */
  afterwards: (undone: Undone) => unknown;
  /** It could not be undone, which is told already. */
  refused?: () => unknown;
};
