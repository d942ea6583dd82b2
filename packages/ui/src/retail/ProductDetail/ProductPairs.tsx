'use client';

import type { ReactNode } from 'react';
import { Code } from '../../components/Code/Code.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
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
  /** The shelf of the bin. @default not shown */
  shelf?: string | undefined;
  /** When it was seen last: "Seen 20 min ago: Counted". @default not shown */
  seen?: string | undefined;
  /** A consignee owns it. @default false */
  isConsigned?: boolean;
}

/** The pair whose history is open, and its history. */
export interface PairHistory {
  /** Barcode of the open pair; `undefined` if none is open. */
  open: string | undefined;
  /** Called to open a pair, or to close the open one with `undefined`. */
  onOpen: (barcode: string | undefined) => void;
  /** A Timeline, or what is shown while it loads. */
  content: ReactNode;
}

interface ProductPairsProps {
  size: string;
  pairs: readonly ProductPair[];
  isLoading: boolean;
  /** Number of skeletons while the pairs load; at least one is shown. */
  skeletonCount: number;
  history: PairHistory | undefined;
}

/** The pairs of the chosen size. */
export function ProductPairs({ size, pairs, isLoading, skeletonCount, history }: ProductPairsProps) {
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
      {pairs.map((pair) => (
        <Pair key={pair.barcode} pair={pair} history={history} />
      ))}
    </ul>
  );
}

/** The bin of a pair, the loudest figure of its row, where it is and whose it is; its history unfolds below. */
function Pair({ pair, history }: { pair: ProductPair; history: PairHistory | undefined }) {
  const say = useMessages('ProductDetail');
  const { barcode, place, bin, shelf, seen, isConsigned = false } = pair;
  const isOpen = history?.open === barcode;
  return (
    <li className={css.item}>
      <div className={css.pair}>
        <span className={css.bin}>{bin}</span>
        <span className={css.place}>
          {isConsigned ? say('{place}, consigned', { place }) : place}
          {shelf === undefined ? null : <span className={css.shelf}>{say('Shelf {shelf}', { shelf })}</span>}
          {seen === undefined ? null : <span className={css.shelf}>{seen}</span>}
        </span>
        <span className={css.digits} title={barcode}>
          {/* The last four digits distinguish the pairs of a bin, also aloud. */}
          <span aria-hidden="true">
            <Code>{`…${barcode.slice(-4)}`}</Code>
          </span>
          <VisuallyHidden>{say('Barcode {code}', { code: `…${barcode.slice(-4)}` })}</VisuallyHidden>
        </span>
        {history && (
          <span className={css.fold}>
            <IconButton
              icon={isOpen ? icons.chevronUp : icons.chevronDown}
              label={say('History of {code}', { code: barcode })}
              aria-expanded={isOpen}
              onPress={() => history.onOpen(isOpen ? undefined : barcode)}
            />
          </span>
        )}
      </div>
      {isOpen && <div className={css.history}>{history.content}</div>}
    </li>
  );
}
