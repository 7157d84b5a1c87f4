import type { ComponentProps, ReactNode } from 'react';
import { Scene } from '../drawings/Scene.tsx';

/** In place of an empty list: what is missing, why, and the way on (`children`). */
export const Empty = ({ of, text, hint, children }: Props) => (
  <div className="stack desk-empty">
    <Scene of={of} />
    <p role="status">{text}</p>
    {hint !== undefined && <p className="soft">{hint}</p>}
    {children}
  </div>
);

type Props = {
  of: ComponentProps<typeof Scene>['of'];
  text: string;
  hint?: string | undefined;
  children?: ReactNode;
};
