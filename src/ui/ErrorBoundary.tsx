import { Component, type ReactNode } from 'react';
import { sendErrorReport } from './errorReports';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Drawn in place of the children when they could not be drawn or downloaded. */
  fallback: ReactNode;
  onFailure?: () => void;
}

/** Keeps the failure of one part from taking down what is around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    sendErrorReport(error);
    this.props.onFailure?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
