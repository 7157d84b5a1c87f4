import { useEffect, type RefObject } from 'react';
import { flushTyping } from './unsent-typing.ts';

/** Ctrl+S, or ⌘S, sends the form, wherever on the page somebody is; the browser's own dialog stays away. */
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
      // What was typed last has to be drawn before it is sent.
      setTimeout(() => form.current?.requestSubmit());
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, []);
}
