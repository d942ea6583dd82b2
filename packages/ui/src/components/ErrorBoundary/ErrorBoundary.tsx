'use client';

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';

export interface ErrorBoundaryProps extends Unstyled {
  /** Called once per failure, e.g. to log it. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** Called when the user tries again, e.g. to load the data again. */
  onReset?: () => void;
  /** A change renders the children again, e.g. the address after navigation. */
  resetKey?: unknown;
  /** What may fail. */
  children: ReactNode;
}

interface Failure {
  hasFailed: boolean;
  resetKey: unknown;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const say = useMessages('ErrorBoundary');
  return <ErrorState title={say('Sorry.. there was an error')} onRetry={onRetry} />;
}

/** Limits a rendering error to its part of the screen; the rest stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override state: Failure = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<Failure> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: Failure): Failure | null {
    return Object.is(props.resetKey, state.resetKey) ? null : { hasFailed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  private readonly reset = () => {
    this.props.onReset?.();
    this.setState({ hasFailed: false });
  };

  override render() {
    if (this.state.hasFailed) return <Failed onRetry={this.reset} />;
    return this.props.children;
  }
}
