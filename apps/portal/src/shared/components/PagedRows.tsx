import { Banner, Button, ErrorState, Stack, type StackProps, icons } from '@instore/ui';
import { type ReactNode, useDeferredValue } from 'react';
import type { PagedState } from '../lists/pagedState.ts';
import { useLinesVisible } from './useLinesVisible.ts';
import { useSay, useSayMessage } from '../language/useLanguage.ts';

export interface PagedRowsProps {
  /** A snapshot of the list's state. */
  state: Readonly<
    Pick<PagedState<unknown>, 'total' | 'isLoading' | 'isKnown' | 'error' | 'isMoreLoading' | 'isMoreMissing'>
  > & {
    order: readonly string[];
  };
  /** Whether "Show more" is offered. @default while not all items are shown */
  hasMore?: boolean | undefined;
  /** Title of a failure. @default that of the kit's ErrorState */
  errorTitle?: string;
  /** Shown until the first page is read. */
  skeleton: ReactNode;
  /** Shown when the list has no items. */
  empty: ReactNode;
  /** Space between rows in px. @default 16 */
  gap?: StackProps['gap'];
  /** Reads the shown rows again. */
  onRetry: () => void;
  /** Reads the next page. */
  onMore: () => void;
  children: ReactNode;
}

/** A paged list in each of its states: loading, failed, empty, or its rows and "Show more" [E-03]. */
export function PagedRows(props: PagedRowsProps) {
  const { state, errorTitle, skeleton, empty, gap = 16, onRetry, onMore, children } = props;
  const say = useSay();
  const sayMessage = useSayMessage();
  const { order, total, isLoading, isKnown, error, isMoreLoading, isMoreMissing } = state;
  const { hasMore = order.length < total } = props;
  // Deferred, so that React draws the first rows in slices between which the page answers.
  const isDrawn = useDeferredValue(isKnown) && isKnown;
  useLinesVisible(isDrawn && order.length > 0);
  if (error !== undefined && order.length === 0) {
    return (
      <ErrorState title={errorTitle} isRetrying={isLoading} onRetry={onRetry}>
        {sayMessage(error)}
      </ErrorState>
    );
  }
  // The rows that are shown are more use than the failure: it takes one line.
  const failure =
    error === undefined ? null : (
      <Banner
        severity="critical"
        title={sayMessage(error)}
        action={
          <Button
            size="s"
            icon={icons.refresh}
            isPending={isMoreMissing ? isMoreLoading : isLoading}
            onPress={isMoreMissing ? onMore : onRetry}
          >
            {say('Try again')}
          </Button>
        }
      />
    );
  if (!isDrawn) return skeleton;
  if (order.length === 0) return empty;
  return (
    <Stack gap={gap}>
      {isMoreMissing ? null : failure}
      {children}
      {isMoreMissing ? failure : null}
      {hasMore && !isMoreMissing ? (
        <Button isPending={isMoreLoading} onPress={onMore}>
          {say('Show more')}
        </Button>
      ) : null}
    </Stack>
  );
}
