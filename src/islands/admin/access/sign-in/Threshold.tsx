import { useEffect, useRef, type ReactNode } from 'react';
import { DeskLanguage } from '../../frame/DeskLanguage.tsx';
import '../access.css';

/** What is seen before anybody is inside: one narrow column, in a language that can be chosen. One stands in its first field. */
export function Threshold({ children }: Props) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // What somebody has begun to write in before the page woke up keeps the focus.
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, []);
  return (
    <main ref={place} className="desk-main desk-narrow">
      {children}
      <DeskLanguage />
    </main>
  );
}

type Props = { children: ReactNode };
