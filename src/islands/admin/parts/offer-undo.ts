import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { showToast } from '#stores/toasts.ts';
import { reportRefusal } from './report-refusal.ts';

/** Offers to undo what was just done, for as long as a toast with an action stays (`toastOfferMs`). */
export function offerUndo<Undone>({ title, text, about, ...offer }: Offer<Undone>): void {
  showToast({
    tone: 'success',
    title,
    text,
    action: {
      text: offer.words.life.undo,
      about,
      run: () => void undoNow(offer),
    },
  });
}

async function undoNow<Undone>({ words, undo, afterUndo, refused }: UndoWork<Undone>): Promise<void> {
  let undone: Undone;
  try {
    undone = await undo();
  } catch (cause) {
    reportRefusal({ words, title: words.life.undoFailed, cause });
    refused?.();
    return;
  }
  // The toast appears only after the page shows the restored text, so that the editor does not edit the old text.
  await afterUndo?.(undone);
  showToast({ tone: 'success', title: words.life.undone });
}

type Offer<Undone> = UndoWork<Undone> & {
  title: string;
  text?: string | undefined;
  /** The slug bases of the affected articles. If undefined, a change of any article ends the offer. */
  about?: readonly string[];
};

type UndoWork<Undone> = {
  words: DeskWords;
  undo: () => Undone | Promise<Undone>;
  afterUndo?: (undone: Undone) => unknown;
  refused?: () => unknown;
};
