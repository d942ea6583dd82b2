'use client';

import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Skeleton } from './Skeleton.tsx';
import * as css from './SkeletonPicks.css.ts';

export interface SkeletonPicksProps extends Unstyled {
  /** Number of rows. @default 4 */
  count?: number;
  /** Text for screen readers. @default 'Loading' */
  label?: string;
}

/** A placeholder for a list of PickRow, at the final height. For box labels use SkeletonLabels. */
export function SkeletonPicks({ count = 4, label }: SkeletonPicksProps) {
  const say = useMessages('Skeleton');
  return (
    <div role="status" className={css.rows}>
      <VisuallyHidden>{label ?? say('Loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} aria-hidden="true" className={css.row}>
          <div className={css.cell}>
            <Skeleton width={148} height={32} />
            <Skeleton width={24} height={12} />
          </div>
          <div className={css.cell}>
            <Skeleton width={64} height={32} />
            <Skeleton width={40} height={12} />
          </div>
          <div className={css.lines}>
            <Skeleton width={152} height={16} />
            <Skeleton width={128} height={12} />
            <Skeleton width={112} height={12} />
          </div>
          <div className={css.action}>
            <Skeleton width={140} height={44} />
          </div>
        </div>
      ))}
    </div>
  );
}
