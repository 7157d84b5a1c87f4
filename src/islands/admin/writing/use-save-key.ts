import { useEffect, type RefObject } from 'react';
import { flushTyping } from './unsent-typing.ts';

/** Lets Ctrl+S save the form. */
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
      // React must first render the last keystroke.
      setTimeout(() => form.current?.requestSubmit());
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, []);
}
