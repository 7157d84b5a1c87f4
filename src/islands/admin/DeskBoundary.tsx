import { Component, type ReactNode } from 'react';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** Shows a way on where the desk broke down; React has logged the error by then. */
export class DeskBoundary extends Component<{ words: DeskWords; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const { brokenTitle, brokenText, reload } = this.props.words.frame;
    return (
      <div className="desk desk-narrow" role="alert">
        <h1>{brokenTitle}</h1>
        <p>{brokenText}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {reload}
        </button>
      </div>
    );
  }
}
