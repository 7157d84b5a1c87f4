import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { loadDeskWords } from '#i18n/desk/load-desk-words.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { $deskLanguage } from '#stores/desk-language.ts';
import { showToast } from '#stores/toasts.ts';
import { sourceDesk, type Desk } from '../parts/use-desk.ts';

/**
 * Keeps the previous texts until the chosen language has loaded. `isReady` is true after the first load or failure. If
 * the texts fail to load, the previous language is the desk’s again, so that the editor can choose the other one again.
 */
export function useChosenLanguage(): { desk: Desk; isReady: boolean } {
  const chosen = useStore($deskLanguage);
  const [shown, show] = useState<{ desk: Desk; isReady: boolean }>({ desk: sourceDesk, isReady: false });

  useEffect(() => {
    let isWanted = true;
    loadDeskWords(chosen).then(
      (words) => {
        if (isWanted) show({ desk: { language: chosen, words }, isReady: true });
      },
      () => {
        if (!isWanted) return;
        notifyFailed(shown.desk.words);
        show(({ desk }) => ({ desk, isReady: true }));
        // The browser still remembers the choice, for the reload.
        $deskLanguage.set(shown.desk.language);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [chosen]);
  return shown;
}

/** Suggests a reload, because the browser caches the failed import. */
const notifyFailed = ({ frame, refusals }: DeskWords): void =>
  showToast({
    tone: 'failure',
    title: frame.languageFailed,
    text: refusals.unreachable,
    action: { text: frame.reload, run: () => location.reload() },
  });
