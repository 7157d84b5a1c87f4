import { useLayoutEffect, useRef } from 'react';

/** Returns a ref that makes a dialog modal for as long as it is rendered. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The browser restores the focus only if the dialog is closed before React removes it.
    return () => shown?.close();
  }, []);
  return dialog;
}
