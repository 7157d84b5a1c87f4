import { useEffect } from 'react';

/** While `wouldLose` is true, the browser asks for confirmation before it leaves the page. */
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

export const asksBeforeLeaving = (): boolean => warnings > 0;

let warnings = 0;
