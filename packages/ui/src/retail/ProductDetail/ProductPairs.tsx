'use client';

import { Code } from '../../components/Code/Code.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './ProductDetail.css.ts';

/** One pair of the chosen size, and its location. */
export interface ProductPair {
  barcode: string;
  /** "Stockroom", "Sales floor", or the name of another location. */
  place: string;
  bin: string;
}

interface ProductPairsProps {
  size: string;
  pairs: readonly ProductPair[];
  isLoading: boolean;
  /** Number of skeletons while the pairs load; at least one is shown. */
  skeletonCount: number;
}

/** The pairs of the chosen size. */
export function ProductPairs({ size, pairs, isLoading, skeletonCount }: ProductPairsProps) {
  const say = useMessages('ProductDetail');
  if (isLoading) {
    return (
      <div role="status" className={css.pairs}>
        <VisuallyHidden>{say('Loading pairs')}</VisuallyHidden>
        {Array.from({ length: Math.max(1, skeletonCount) }, (_, index) => (
          <div key={index} className={css.pair}>
            <Skeleton width={96} />
            <Skeleton width={64} />
            <Skeleton width={40} height={12} />
          </div>
        ))}
      </div>
    );
  }
  if (pairs.length === 0) return <p className={css.none}>{say('No pair available in this size.')}</p>;
  return (
    <ul className={css.pairs} aria-label={say('Pairs in {size}', { size })}>
      {pairs.map(({ barcode, place, bin }) => (
        <li key={barcode} className={css.pair}>
          <span className={css.place}>{place}</span>
          <span className={css.bin}>{bin}</span>
          <span className={css.soft} title={barcode}>
            {/* The last four digits distinguish the pairs of a bin; screen readers get all thirteen. */}
            <span aria-hidden="true">
              <Code>{`…${barcode.slice(-4)}`}</Code>
            </span>
            <VisuallyHidden>{say('Barcode {code}', { code: barcode })}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
