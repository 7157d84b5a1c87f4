import { useEffect, type RefObject } from 'react';
import { flushTyping } from './unsent-typing.ts';

/** Makes Ctrl+S or ⌘S submit the form, wherever the focus is. */
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
      // The last keystroke must be rendered before the form is submitted.
      setTimeout(() => form.current?.requestSubmit());
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, []);
}
