import { Component, type ReactNode } from 'react';
import type { SearchWords } from './search-words.ts';

/** Shows a way on where the search broke down; React has logged the error by then, and the page stays. */
export class SearchBoundary extends Component<
  { words: SearchWords; children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const { crash, crashText, reload } = this.props.words;
    return (
      <div className="search-trouble" role="alert">
        <p>
          <strong>{crash}</strong> {crashText}
        </p>
        <button type="button" className="button button-quiet" onClick={() => location.reload()}>
          {reload}
        </button>
      </div>
    );
  }
}
