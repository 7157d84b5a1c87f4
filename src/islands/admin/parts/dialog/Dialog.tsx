import { useId, useLayoutEffect, useRef, type ComponentProps } from 'react';

/** A modal dialog, open from its first rendering. */
export function Dialog({ title, hidesTitle = false, className = '', children, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The browser restores the focus only if the dialog closes before React removes it.
    return () => shown?.close();
  }, []);
  return (
    <dialog {...rest} ref={dialog} className={`desk-dialog ${className}`} aria-labelledby={id}>
      <h2 id={id} className={hidesTitle ? 'visually-hidden' : undefined}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

type Props = ComponentProps<'dialog'> & { title: string; hidesTitle?: boolean };
