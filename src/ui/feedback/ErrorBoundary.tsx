import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown instead of the crashed content; gets a function to try again. */
  fallback: (tryAgain: () => void) => ReactNode;
  /** Called once for each crash. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Catches crashes of its children, so that the rest of the page keeps working. */
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
