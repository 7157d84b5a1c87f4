import type { ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { ErrorBoundary } from '../../boundary/ErrorBoundary.tsx';

/** If a page of the desk breaks, says so and offers to reload it. */
export function DeskBoundary({ children }: { children: ReactNode }) {
  const { brokenTitle, brokenText, reload } = useDesk().words.frame;
  const trouble = (
    <div className="desk desk-narrow desk-main" role="alert">
      <h1>{brokenTitle}</h1>
      <p>{brokenText}</p>
      <Button variant="main" text={reload} onClick={() => location.reload()} />
    </div>
  );
  return <ErrorBoundary fallback={trouble}>{children}</ErrorBoundary>;
}
