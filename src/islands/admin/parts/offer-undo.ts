import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { showToast } from '#stores/toasts.ts';
import { reportRefusal } from './report-refusal.ts';

/** Shows what was done, and offers to undo it for ten seconds. */
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
    reportRefusal({ words, title: words.life.undoFailed, cause });
    refused?.();
    return;
  }
  // Only then report it: an editor who reacts at once would otherwise work on the text that was just reverted.
  await afterwards(undone);
  showToast({ tone: 'success', title: words.life.undone });
}

type Offer<Undone> = Taken<Undone> & {
  title: string;
  text?: string;
  /** The slug bases of the articles concerned; without them any change ends the offer. */
  about?: readonly string[];
};

type Taken<Undone> = {
  words: DeskWords;
  undo: () => Promise<Undone>;
  /** Updates what is displayed. */
  afterwards: (undone: Undone) => unknown;
  /** The undo failed; the failure is already reported. */
  refused?: () => unknown;
};
