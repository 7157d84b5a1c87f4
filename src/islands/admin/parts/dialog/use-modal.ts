import { useLayoutEffect, useRef } from 'react';

/** Returns a ref for a dialog. The dialog is modal for as long as it is rendered. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The dialog is closed before it is removed, because the browser restores the focus only then.
    return () => shown?.close();
  }, []);
  return dialog;
}
