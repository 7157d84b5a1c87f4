import { useEffect, useRef } from 'react';

/** Returns a function that reads for how many seconds the editor has seen the component. */
export function useOpenSeconds(): () => number {
  const clock = useRef<{ total: number; since?: number }>({ total: 0 });
  useEffect(() => {
    const note = () => {
      const total = elapsed(clock.current);
      clock.current = document.hidden ? { total } : { total, since: performance.now() };
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, []);
  return () => Math.round(elapsed(clock.current) / 1000);
}

const elapsed = ({ total, since }: { total: number; since?: number }): number =>
  since === undefined ? total : total + performance.now() - since;
