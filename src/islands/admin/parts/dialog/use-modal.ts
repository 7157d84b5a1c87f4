import { useLayoutEffect, useRef } from 'react';

/** A dialog that stands before the page as long as it is drawn. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed before it goes: only then does the browser give the focus back.
    return () => shown?.close();
  }, []);
  return dialog;
}
