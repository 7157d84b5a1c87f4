import { useEffect, useRef, type ReactNode } from 'react';
import { DeskLanguage } from '../../frame/DeskLanguage.tsx';
import '../access.css';

/** The frame of the pages before sign-in: a narrow column with a choice of language. */
export function Threshold({ children }: Props) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // Leaves the focus where the editor is already typing.
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
