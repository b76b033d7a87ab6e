import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown instead of what broke; given how to try it again. */
  fallback: (tryAgain: () => void) => ReactNode;
  /** Told once for each time that something breaks. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** A net around a part of the page: what breaks within takes nothing else along. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  tryAgain = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.tryAgain) : this.props.children;
  }
}
