import { Component, type ReactNode } from 'react';

interface LoadBoundaryProps {
  children: ReactNode;
  /** Drawn in place of the children when they could not be loaded; `retry` draws them again. */
  renderFailure: (retry: () => void) => ReactNode;
}

/** Keeps the failure of one lazily loaded part from taking the rest of the page with it. */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.renderFailure(this.retry) : this.props.children;
  }
}
