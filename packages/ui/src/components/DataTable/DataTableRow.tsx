'use client';

import { memo, type ReactNode } from 'react';
import type { EdgeState } from '../../internal/edgeState.ts';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SelectTick } from './SelectTick.tsx';
import type { DataTableColumn } from './columns.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './DataTable.css.ts';

interface DataTableRowProps<Row> {
  row: Row;
  id: string;
  index: number;
  /** From the top of the body, in px. */
  top: number;
  /** Name of the row, read with its checkbox and its menu. */
  name: string;
  columns: readonly DataTableColumn<Row>[];
  state: EdgeState | undefined;
  isSelected: boolean;
  onToggle: ((id: string) => void) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  onMenu: ((row: Row, button: Element) => void) | undefined;
}

const WIDGET = 'a, button, input, label, select, textarea';

/** One row. Rendered again only when its props change, not on scrolling. */
export const DataTableRow = memo(DrawRow) as typeof DrawRow;

function DrawRow<Row>(props: DataTableRowProps<Row>) {
  const say = useMessages('DataTable');
  const { row, id, index, top, name, columns, state, isSelected, onToggle, onOpen, onMenu } = props;
  const first = onToggle ? 1 : 0;
  const namingColumn = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid handles Enter for all rows
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      aria-selected={onToggle ? isSelected : undefined}
      className={css.row({ state: state ?? 'none', hasState: state !== undefined, isPressable: onOpen !== undefined })}
      style={{ transform: `translateY(${top}px)` }}
      onClick={(event) => {
        if (onOpen && !(event.target as Element).closest(WIDGET)) onOpen(row);
      }}
    >
      {onToggle && (
        <div role="gridcell" aria-colindex={1} data-column={0} tabIndex={-1} className={css.cell({ isTool: true })}>
          <SelectTick
            label={say('Select {row}', { row: name })}
            isSelected={isSelected}
            onChange={() => onToggle(id)}
          />
        </div>
      )}
      {columns.map((column, at) => (
        <div
          key={column.id}
          role={column === namingColumn ? 'rowheader' : 'gridcell'}
          aria-colindex={at + first + 1}
          tabIndex={-1}
          data-column={at + first}
          className={css.cell({ align: column.align ?? 'start' })}
        >
          <Content>{column.cell(row)}</Content>
        </div>
      ))}
      {onMenu && (
        <div
          role="gridcell"
          aria-colindex={columns.length + first + 1}
          tabIndex={-1}
          data-column={columns.length + first}
          className={css.cell({ isTool: true })}
        >
          <IconButton
            icon={icons.more}
            label={say('Actions for {row}', { row: name })}
            aria-haspopup="menu"
            onPress={({ currentTarget }) => onMenu(row, currentTarget)}
          />
        </div>
      )}
    </div>
  );
}

/** Text is cut with an ellipsis; other content is shown as it is. */
function Content({ children }: { children: ReactNode }) {
  return typeof children === 'string' || typeof children === 'number' ? (
    <span className={css.words} title={String(children)}>
      {children}
    </span>
  ) : (
    children
  );
}
