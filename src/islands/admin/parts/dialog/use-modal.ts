import { useLayoutEffect, useRef } from 'react';

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
