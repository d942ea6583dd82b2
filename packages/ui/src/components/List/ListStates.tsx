'use client';

import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { spinner } from '../Spinner/Spinner.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './List.css.ts';

/** So many places are kept while the first page is on its way. */
const PLACES = 6;

/** The first page is on its way: places of the final height. */
export function ListSkeleton({ label, height, gap }: { label: string; height: number; gap: number }) {
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

/** Under the last item: more is coming, more could not be had, or that was all. */
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
