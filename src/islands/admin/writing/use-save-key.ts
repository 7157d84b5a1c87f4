import { useEffect, type RefObject } from 'react';
import { flushTyping } from './unsent-typing.ts';

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
      // The timeout lets React render the last keystroke before the form is submitted.
      setTimeout(() => form.current?.requestSubmit());
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, []);
}
