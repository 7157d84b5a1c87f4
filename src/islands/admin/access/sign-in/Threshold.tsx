import { useEffect, useRef, type ReactNode } from 'react';
import { DeskLanguage } from '../../frame/DeskLanguage.tsx';
import '../access.css';

/** The frame of the pages before sign-in: one narrow column, with a choice of language. It focuses the first field. */
export function Threshold({ children }: Props) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // If the editor is already typing in a field, that field keeps the focus.
    if (document.activeElement === document.body)
      main.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, []);
  return (
    <main ref={main} className="desk-main desk-narrow">
      {children}
      <DeskLanguage />
    </main>
  );
}

type Props = { children: ReactNode };
