import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { showToast } from '#stores/toasts.ts';
import { reportRefusal } from './report-refusal.ts';

/** Shows a notice of what was done, which offers to undo it for ten seconds. */
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
  // The notice about the undo waits until the page is up to date. Otherwise, the editor might continue with the text that
  // was just undone.
  await afterwards(undone);
  showToast({ tone: 'success', title: words.life.undone });
}

type Offer<Undone> = Taken<Undone> & {
  title: string;
  text?: string | undefined;
  /** The slug bases of the articles concerned. If this is absent, any change ends the offer. */
  about?: readonly string[];
};

type Taken<Undone> = {
  words: DeskWords;
  undo: () => Promise<Undone>;
  /** After an undo, reloads what the page shows. */
  afterwards: (undone: Undone) => unknown;
  /** Called if the undo failed. The failure is then already reported. */
  refused?: () => unknown;
};
