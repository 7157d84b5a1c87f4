import { useLayoutEffect, useRef } from 'react';

/** Opens the dialog as a modal dialog when the dialog is rendered. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The browser restores the focus only if the dialog closes before React removes it.
    return () => shown?.close();
  }, []);
  return dialog;
}
