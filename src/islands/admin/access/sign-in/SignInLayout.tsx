import { useEffect, useRef, type ReactNode } from 'react';
import { DeskLanguage } from '../../frame/DeskLanguage.tsx';
import { Scene } from '../../parts/drawings/Scene.tsx';
import '../access.css';

/** The frame of the pages that are shown before the sign-in. */
export function SignInLayout({ children }: Props) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // The focus stays in a field in which the editor is already typing.
    if (document.activeElement === document.body)
      main.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, []);
  return (
    <main ref={main} className="desk-main desk-narrow sign-in">
      <div className="sign-in-scene">
        <Scene of="keys-arch" className="sign-in-window" />
      </div>
      {children}
      <DeskLanguage />
    </main>
  );
}

type Props = { children: ReactNode };
