import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import '../wake/keep-input.ts';

/** If an island for visitors throws an error, offers to reload the page. */
export function IslandBoundary({ words, children }: { words: BoundaryWords; children: ReactNode }) {
  const trouble = (
    <div className="row gap-4" role="alert">
      <p>
        <strong>{words.crash}</strong> {words.crashText}
      </p>
      <button type="button" className="button button-quiet" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </div>
  );
  return <ErrorBoundary fallback={trouble}>{children}</ErrorBoundary>;
}

export type BoundaryWords = { crash: string; crashText: string; reload: string };
