'use client';

import type { Unstyled } from '../../internal/props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonLabelsProps extends Unstyled {
  /** Number of labels. @default 4 */
  count?: number;
  /** Text for screen readers. @default 'Loading' */
  label?: string;
}

/** A placeholder for a list of labels, each at its final size. */
export function SkeletonLabels({ count = 4, label }: SkeletonLabelsProps) {
  const say = useMessages('Skeleton');
  return (
    <div role="status" className={css.labels}>
      <VisuallyHidden>{label ?? say('Loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} aria-hidden="true" className={css.label}>
          <div className={css.size}>
            <Skeleton width={96} height={40} />
            <Skeleton width={40} height={12} />
          </div>
          <div className={css.top}>
            <div className={css.picture}>
              <Skeleton width={124} height={52} />
            </div>
            <div className={css.lines}>
              <Skeleton width={168} height={16} />
              <Skeleton width={128} height={12} />
            </div>
          </div>
          <div className={css.strip}>
            <Skeleton width={120} height={12} />
            <Skeleton width={96} height={12} />
          </div>
          <div className={css.edge}>
            <Skeleton width={36} height={95} />
          </div>
        </div>
      ))}
    </div>
  );
}
