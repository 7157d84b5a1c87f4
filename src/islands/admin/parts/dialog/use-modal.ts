import { useLayoutEffect, useRef } from 'react';

/** A ref for a dialog that is modal for as long as it is rendered. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The browser restores the focus only if the dialog closes before it is removed.
    return () => shown?.close();
  }, []);
  return dialog;
}
