import { useLayoutEffect, type RefObject } from 'react';

/** Shows all of the text in browsers without `field-sizing`, such as Safari before version 26.2. */
export function useFullHeight(input: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    if (CSS.supports('field-sizing', 'content')) return;
    const fit = () => {
      const area = input.current;
      if (area === null) return;
      area.style.height = 'auto';
      area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
    };
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, [value]);
}
