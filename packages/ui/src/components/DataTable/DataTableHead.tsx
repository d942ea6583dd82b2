'use client';

import { useRef, type PointerEvent } from 'react';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SelectTick } from './SelectTick.tsx';
import type { DataTableColumn, DataTableSort } from './columns.ts';
import { WIDTH } from './columns.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './DataTable.css.ts';

interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  widths: Readonly<Record<string, number>>;
  sort: DataTableSort | undefined;
  onSortChange: ((sort: DataTableSort) => void) | undefined;
  onWidthChange: ((column: string, width: number) => void) | undefined;
  /** Present where rows can be chosen. */
  selection: { isAll: boolean; isSome: boolean; onToggle: () => void } | undefined;
  hasActions: boolean;
}

/** The head stays in sight: names, sort order, column widths, and a box for all rows. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const say = useMessages('DataTable');
  const { columns, widths, sort, onSortChange, onWidthChange, selection, hasActions } = props;
  const first = selection ? 1 : 0;
  return (
    <div role="rowgroup" className={css.head}>
      <div role="row" aria-rowindex={1} data-row={-1} className={css.headRow}>
        {selection && (
          <div
            role="columnheader"
            aria-colindex={1}
            data-column={0}
            tabIndex={-1}
            className={css.cell({ isTool: true })}
          >
            <SelectTick
              label={say('Select all rows')}
              isSelected={selection.isAll}
              isIndeterminate={selection.isSome && !selection.isAll}
              onChange={selection.onToggle}
            />
          </div>
        )}
        {columns.map((column, index) => {
          const isSorting = sort?.column === column.id;
          const direction = isSorting ? sort.direction : 'none';
          const canSort = column.sortBy !== undefined && onSortChange !== undefined;
          const next = isSorting && sort.direction === 'ascending' ? 'descending' : 'ascending';
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={index + first + 1}
              tabIndex={-1}
              data-column={index + first}
              data-align={column.align}
              aria-sort={canSort ? direction : undefined}
              aria-keyshortcuts={onWidthChange ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
              className={css.headCell({ align: column.align ?? 'start' })}
            >
              {canSort ? (
                <button
                  type="button"
                  className={css.sort}
                  onClick={() => onSortChange({ column: column.id, direction: next })}
                >
                  <span className={css.headWords}>{column.header}</span>
                  <span className={css.sortMark({ direction })}>
                    <Icon icon={icons.chevronDown} size={16} />
                  </span>
                </button>
              ) : (
                <span className={css.headWords}>{column.header}</span>
              )}
              {onWidthChange && (
                <Resizer
                  width={widths[column.id] ?? column.width ?? WIDTH.normal}
                  least={column.minWidth ?? WIDTH.least}
                  onChange={(width) => onWidthChange(column.id, width)}
                />
              )}
            </div>
          );
        })}
        {hasActions && (
          <div
            role="columnheader"
            aria-colindex={columns.length + first + 1}
            tabIndex={-1}
            data-column={columns.length + first}
            className={css.cell({ isTool: true })}
          >
            <VisuallyHidden>{say('Actions')}</VisuallyHidden>
          </div>
        )}
      </div>
    </div>
  );
}

/** For the pointer alone; on the keyboard the head's cell answers Shift and the arrow keys. */
function Resizer({ width, least, onChange }: { width: number; least: number; onChange: (width: number) => void }) {
  const start = useRef<{ x: number; width: number; onward: 1 | -1 } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    // The column as it is drawn: one that takes what is left is wider than its number.
    const drawn = event.currentTarget.parentElement?.getBoundingClientRect().width ?? width;
    start.current = { x: event.clientX, width: drawn, onward: isRtl ? -1 : 1 };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const { x, width: from, onward } = start.current;
    onChange(Math.max(least, Math.round(from + (event.clientX - x) * onward)));
  };
  const stop = () => {
    start.current = null;
  };
  return (
    <span
      className={css.resizer}
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={stop}
      onPointerCancel={stop}
    />
  );
}
