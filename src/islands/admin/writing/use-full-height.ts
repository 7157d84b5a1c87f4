import { useLayoutEffect, type RefObject } from 'react';

/** Shows all of the text of a field with one row in browsers without `field-sizing`, such as Safari before 26.2. */
export function useFullHeight(input: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    const area = input.current;
    if (area === null || CSS.supports('field-sizing', 'content')) return;
    const fit = () => {
      area.style.height = 'auto';
      area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
    };
    fit();
    area.addEventListener('input', fit);
    addEventListener('resize', fit);
    return () => {
      area.removeEventListener('input', fit);
      removeEventListener('resize', fit);
    };
  }, [value]);
}
