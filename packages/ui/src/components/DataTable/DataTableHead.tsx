'use client';

import { useRef, type PointerEvent, type ReactNode } from 'react';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SelectTick } from './SelectTick.tsx';
import type { DataTableColumn, DataTableSort } from './columns.ts';
import { WIDTH } from './columns.ts';
import type { RowSelection } from './useRowSelection.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './DataTable.css.ts';

interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  widths: Readonly<Record<string, number>>;
  sort: DataTableSort | undefined;
  onSortChange: ((sort: DataTableSort) => void) | undefined;
  onWidthChange: ((column: string, width: number) => void) | undefined;
  /** Present where rows can be chosen. */
  selection: Pick<RowSelection, 'isAll' | 'isSome' | 'toggleAll'> | undefined;
  hasActions: boolean;
}

/** The head stays visible: names, sort order, column widths, and a box for all rows. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const say = useMessages('DataTable');
  const { columns, selection, hasActions } = props;
  const first = selection ? 1 : 0;
  return (
    <div role="rowgroup" className={css.head}>
      <div role="row" aria-rowindex={1} data-row={-1} className={css.headRow}>
        {selection && (
          <ToolCell at={0}>
            <SelectTick
              label={say('Select all rows')}
              isSelected={selection.isAll}
              isIndeterminate={selection.isSome && !selection.isAll}
              onChange={selection.toggleAll}
            />
          </ToolCell>
        )}
        {columns.map((column, index) => (
          <HeadCell key={column.id} {...props} column={column} at={index + first} />
        ))}
        {hasActions && (
          <ToolCell at={columns.length + first}>
            <VisuallyHidden>{say('Actions')}</VisuallyHidden>
          </ToolCell>
        )}
      </div>
    </div>
  );
}

/** A cell over the boxes or the menus of the rows. */
function ToolCell({ at, children }: { at: number; children: ReactNode }) {
  return (
    <div
      role="columnheader"
      aria-colindex={at + 1}
      data-column={at}
      tabIndex={-1}
      className={css.cell({ isTool: true })}
    >
      {children}
    </div>
  );
}

function HeadCell<Row>(props: DataTableHeadProps<Row> & { column: DataTableColumn<Row>; at: number }) {
  const { column, at, widths, sort, onSortChange, onWidthChange } = props;
  const direction = sort?.column === column.id ? sort.direction : 'none';
  const canSort = column.sortBy !== undefined && onSortChange !== undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  const words = <span className={css.headWords}>{column.header}</span>;
  return (
    <div
      role="columnheader"
      aria-colindex={at + 1}
      tabIndex={-1}
      data-column={at}
      data-align={column.align}
      aria-sort={canSort ? direction : undefined}
      aria-keyshortcuts={onWidthChange ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
      className={css.headCell({ align: column.align ?? 'start' })}
    >
      {canSort ? (
        <button type="button" className={css.sort} onClick={() => onSortChange({ column: column.id, direction: next })}>
          {words}
          <span className={css.sortMark({ direction })}>
            <Icon icon={icons.chevronDown} size={16} />
          </span>
        </button>
      ) : (
        words
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
}

/** For the pointer only: on the keyboard, Shift and the arrow keys resize the column of the head's cell. */
function Resizer({ width, least, onChange }: { width: number; least: number; onChange: (width: number) => void }) {
  const start = useRef<{ x: number; width: number; onward: 1 | -1 } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    // The drawn width: a flexible column is drawn wider than its set width.
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
