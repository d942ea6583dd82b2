'use client';

import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import { breakpoint } from '../../theme/vars.css.ts';
import * as css from './Split.css.ts';

export interface SplitProps extends Unstyled {
  /** A column before the list from 1024 px on: a FilterPanel. */
  start?: ReactNode;
  /** The list. It stays as it is while a detail opens and closes, so it keeps its place. */
  children: ReactNode;
  /** What is open; nothing while nothing is. */
  detail?: ReactNode;
  /** What the detail is, told to screen readers and set over the sheet: "Product". */
  detailLabel: string;
  /** Asked for where the detail is a sheet. */
  onCloseDetail: () => void;
  /** 352 or 424 px. @default 'm' */
  detailWidth?: 's' | 'm';
}

/**
 * A list and what is open of it, side by side, each scrolling in itself. Where there is no room (under 1024 px, with a
 * `start` column under 1280 px) the detail is a sheet over the list. It fills its parent, which must have a height.
 */
export function Split({ start, children, detail, detailLabel, onCloseDetail, detailWidth = 'm' }: SplitProps) {
  const hasStart = start !== undefined && start !== null;
  const isBeside = useMediaQuery(hasStart ? breakpoint.wide : breakpoint.desktop);
  const isOpen = detail !== undefined && detail !== null;
  return (
    <div className={css.split}>
      {hasStart && <div className={css.start}>{start}</div>}
      <div className={css.main}>{children}</div>
      {isBeside && isOpen && (
        <aside aria-label={detailLabel} className={css.detail({ width: detailWidth })}>
          {detail}
        </aside>
      )}
      {!isBeside && (
        <Sheet isOpen={isOpen} title={detailLabel} onClose={onCloseDetail} isFlush>
          {detail}
        </Sheet>
      )}
    </div>
  );
}
