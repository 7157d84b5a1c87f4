import { useEffect } from 'react';

/** The browser asks before the page is left, while something stands on it that is kept nowhere else. */
export function useLeaveWarning(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    warnings += 1;
    return () => {
      window.removeEventListener('beforeunload', ask);
      warnings -= 1;
    };
  }, [wouldLose]);
}

/** Whether the browser would ask now. */
export const asksBeforeLeaving = (): boolean => warnings > 0;

let warnings = 0;
