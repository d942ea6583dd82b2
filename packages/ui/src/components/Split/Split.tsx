'use client';

import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import { breakpoint } from '../../theme/vars.css.ts';
import * as css from './Split.css.ts';

export interface SplitProps extends Unstyled {
  /** A column before the list from 1024 px, e.g. a FilterPanel. */
  start?: ReactNode;
  /** The list. It keeps its scroll position while the detail opens and closes. */
  children: ReactNode;
  /** The open detail, if there is one. */
  detail?: ReactNode;
  /** Name of the detail for screen readers, and title of the sheet: "Product". */
  detailLabel: string;
  /** Called to close the detail if it is a sheet. */
  onCloseDetail: () => void;
  /** 352 or 424 px. @default 'm' */
  detailWidth?: 's' | 'm';
}

/**
 * A list and the detail of one item side by side, each scrolling. Below 1024 px, or 1280 px with a `start` column, the
 * detail is a sheet above the list. It fills its parent, which must have a height.
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
