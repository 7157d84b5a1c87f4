import { useEffect, type RefObject } from 'react';
import { flushTyping } from './unsent-typing.ts';

/** Ctrl+S or ⌘S sends the form, wherever the focus is, instead of opening the browser's dialog. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 's' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      flushTyping();
      // The last typing has to be rendered before the form is sent.
      setTimeout(() => form.current?.requestSubmit());
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, []);
}
