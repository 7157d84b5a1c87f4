import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export const headActionId = 'desk-action';

/** Shows the main action of a page in the row of its title. */
export function HeadAction({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(headActionId)), []);
  return place && createPortal(children, place);
}
