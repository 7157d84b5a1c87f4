import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../../boundary/ErrorBoundary.tsx';
import { useDesk } from './use-desk.ts';

/** Shows a part of a page that loads later. If it cannot load, it says so in its place, and the page stays as it is. */
export function LaterPart({ waiting, failed, children }: Props) {
  const { brokenText } = useDesk().words.frame;
  return (
    <ErrorBoundary fallback={failed ?? <p role="alert">{brokenText}</p>}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

type Props = { waiting?: ReactNode; failed?: ReactNode; children: ReactNode };
