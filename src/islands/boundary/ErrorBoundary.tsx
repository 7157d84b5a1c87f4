import { Component, type ReactNode } from 'react';

/** Renders a fallback if the content throws an error. React has already logged the error. */
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
