'use client';

import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import * as icons from '../Icon/icons.ts';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { spinner } from '../Spinner/Spinner.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './List.css.ts';
import type { ListProps } from './props.ts';

/** Items of the skeleton. */
const PLACES = 6;

/** What is shown in place of items: the skeleton of the first page, nothing, or an error. */
export function ListPlaceholder<Item>(props: ListProps<Item>) {
  const { label, estimatedHeight, gap = 0, status = 'ready', empty, error, onRetry } = props;
  if (status === 'loading') return <ListSkeleton label={label} height={estimatedHeight} gap={gap} />;
  return (
    <div className={css.state}>{status === 'ready' ? empty : <ErrorState onRetry={onRetry}>{error}</ErrorState>}</div>
  );
}

/** Items of the final height while the first page is loaded. */
function ListSkeleton({ label, height, gap }: { label: string; height: number; gap: number }) {
  const say = useMessages('List');
  return (
    <div role="status" className={css.skeletons} style={{ gap }}>
      <VisuallyHidden>{say('Loading {what}', { what: label })}</VisuallyHidden>
      {Array.from({ length: PLACES }, (_, index) => (
        <div key={index} className={css.place} style={{ height }}>
          {height >= 80 && <Skeleton width={72} height={Math.min(52, height - 32)} />}
          <div className={css.lines}>
            <Skeleton width={176} height={16} />
            {height >= 56 && <Skeleton width={240} height={12} />}
          </div>
        </div>
      ))}
    </div>
  );
}

interface ListFootProps {
  status: 'ready' | 'loading' | 'error';
  isEnd: boolean;
  endMessage: string | undefined;
  error: ReactNode;
  onRetry: (() => void) | undefined;
}

/** Below the last item: more is being loaded, loading failed, or the end of the list. */
export function ListFoot({ status, isEnd, endMessage, error, onRetry }: ListFootProps) {
  const say = useMessages('List');
  return (
    <div className={css.foot} role="status">
      {status === 'loading' && (
        <>
          <span className={spinner({ size: 16 })} aria-hidden="true" />
          {say('Loading more')}
        </>
      )}
      {status === 'error' && (
        <>
          <InlineMessage severity="critical">{error ?? say('Something went wrong')}</InlineMessage>
          {onRetry && (
            <Button size="s" icon={icons.refresh} onPress={onRetry}>
              {say('Try again')}
            </Button>
          )}
        </>
      )}
      {status === 'ready' && isEnd && endMessage}
    </div>
  );
}
