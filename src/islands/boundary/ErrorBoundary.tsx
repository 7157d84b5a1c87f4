import { Component, type ReactNode } from 'react';

/** Shows something else where its content breaks down; React has logged the error by then, and the page stays. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

type Props = { fallback: ReactNode; children: ReactNode };
