import { ErrorState, Heading, SkeletonLabels, Stack, Text } from '@instore/ui';
import type { ReactNode } from 'react';
import { useSayMessage } from '../../shared/language/useLanguage.ts';

export interface MaintainedProps {
  title: string;
  description: string;
  /** A snapshot of the state. */
  state: Readonly<{ isKnown: boolean; isLoading: boolean; error: string | undefined }>;
  onRetry: () => void;
  /** Shown once the things are known. */
  children: ReactNode;
}

/** A section for what admins of a location maintain, in each of its states: loading, failed, or its things [E-03]. */
export function Maintained({ title, description, state, onRetry, children }: MaintainedProps) {
  const sayMessage = useSayMessage();
  const { isKnown, isLoading, error } = state;
  return (
    <Stack gap={12} as="section">
      <Heading level={2}>{title}</Heading>
      <Text tone="soft">{description}</Text>
      {error === undefined ? null : (
        <ErrorState isRetrying={isLoading} onRetry={onRetry}>
          {sayMessage(error)}
        </ErrorState>
      )}
      {isKnown ? children : null}
      {isKnown || error !== undefined ? null : <SkeletonLabels count={2} />}
    </Stack>
  );
}
