import { useEffect } from 'react';

/**
 * While the page contains text that is stored nowhere else, makes the browser ask for confirmation before it leaves the
 * page.
 */
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

/** Whether the browser would ask for confirmation if the user left the page now. */
export const asksBeforeLeaving = (): boolean => warnings > 0;

let warnings = 0;
