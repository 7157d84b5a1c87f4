import { useEffect, useRef } from 'react';

/** Where something has left a list after an action, the list gets the focus: the keyboard is never nowhere. */
export function useListFocus<Part extends HTMLElement>(length: number) {
  const part = useRef<Part>(null);
  const before = useRef(length);
  useEffect(() => {
    if (length < before.current && document.activeElement === document.body) part.current?.focus();
    before.current = length;
  }, [length]);
  return part;
}
