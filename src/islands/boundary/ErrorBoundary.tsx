import { Component, type ReactNode } from 'react';

/** Shows `fallback` if a component inside throws an error. React itself logs the error. */
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
