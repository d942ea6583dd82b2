import type { EmptyStateProps, ErrorBoundaryProps, ErrorStateProps } from '@instore/ui';
import { Button, Center, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <Center p="xl">
      <Stack align="center">
        {icon && <Icon glyph={icon} />}
        <Title order={2}>{title}</Title>
        <Text c="dimmed">{children}</Text>
        {action}
      </Stack>
    </Center>
  );
}

export function ErrorState({
  title = 'Something went wrong',
  children,
  onRetry,
  isRetrying,
  retryLabel,
}: ErrorStateProps) {
  return (
    <Center p="xl" role="alert">
      <Stack align="center">
        <Title order={2}>{title}</Title>
        <Text c="dimmed">{children}</Text>
        {onRetry && (
          <Button variant="default" loading={isRetrying ?? false} onClick={onRetry}>
            {retryLabel ?? 'Try again'}
          </Button>
        )}
      </Stack>
    </Center>
  );
}

/** Shows ErrorState instead of children that fail, until `resetKey` changes or the person tries again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean; resetKey: unknown }> {
  override state = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: { resetKey: unknown }) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  private readonly reset = () => {
    this.props.onReset?.();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorState onRetry={this.reset} /> : this.props.children;
  }
}

const rows = (count: number, height: number) => (
  <Stack aria-hidden>
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} height={height} />
    ))}
  </Stack>
);

export const SkeletonLabels = ({ count = 3 }: { count?: number }) => rows(count, 180);
export const SkeletonPicks = ({ count = 5 }: { count?: number }) => rows(count, 72);
