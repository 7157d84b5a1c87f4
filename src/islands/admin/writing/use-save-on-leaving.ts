import { useEffect } from 'react';
import { $access } from '#session/session.ts';
import { flushTyping } from './unsent-typing.ts';

/** Keeps the last words on the server when an editor leaves a page before the next autosave. */
export function useSaveOnLeaving(draft: { saveNow(): Promise<unknown> }): void {
  useEffect(
    () => () => {
      flushTyping();
      // Without a session, the words wait in this browser.
      if ($access.get() === 'signed-in') void draft.saveNow();
    },
    [],
  );
}
