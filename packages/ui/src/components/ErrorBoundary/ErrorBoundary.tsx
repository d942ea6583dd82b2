'use client';

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';

export interface ErrorBoundaryProps extends Unstyled {
  /** Told once per failure, e.g. to log it. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** Told when the person tries again, e.g. to fetch anew. */
  onReset?: () => void;
  /** A change starts anew, e.g. the address: moving on leaves the failure behind. */
  resetKey?: unknown;
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

/** Keeps a failure to its own part of the screen, so that the rest stays usable. */
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
