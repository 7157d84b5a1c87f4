import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import './island-boundary.css';

/** Around every island of a public page: says that this part broke down, and offers the page anew. */
export function IslandBoundary({ words, children }: { words: BoundaryWords; children: ReactNode }) {
  const trouble = (
    <div className="island-trouble" role="alert">
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

/** Of the dictionary's group `errors`. */
export type BoundaryWords = { crash: string; crashText: string; reload: string };
