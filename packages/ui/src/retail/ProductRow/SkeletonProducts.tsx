'use client';

import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './ProductRow.css.ts';

export interface SkeletonProductsProps extends Unstyled {
  /** Number of rows. @default 4 */
  count?: number;
  /** Text for screen readers. @default 'Loading' */
  label?: string;
}

/** A loading list of products: rows with the height and columns of ProductRow, so that nothing moves. */
export function SkeletonProducts({ count = 4, label }: SkeletonProductsProps) {
  const say = useMessages('Skeleton');
  return (
    <div role="status">
      <VisuallyHidden>{label ?? say('Loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} aria-hidden="true" className={css.frame}>
          <div className={css.row({ isChosen: false })}>
            <div className={css.picture}>
              <Skeleton width={80} height={40} />
            </div>
            <div className={css.body}>
              <Skeleton width={168} height={16} />
              <p className={css.way}>
                <Skeleton width={128} height={12} />
              </p>
              <p className={css.facts}>
                <Skeleton width={96} height={12} />
                <Skeleton width={64} height={12} />
              </p>
              <div className={css.sizes}>
                <Skeleton height={24} />
              </div>
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
