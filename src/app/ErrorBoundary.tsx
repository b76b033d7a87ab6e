import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown instead of what broke. */
  fallback: ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** The last net, around everything: what breaks outside a route (product.md 2 and 8). */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
