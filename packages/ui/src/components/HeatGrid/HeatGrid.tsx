'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import { figure } from '../../internal/message.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale } from '../../internal/useMessages.ts';
import { Plot, type PlotHead } from '../Plot/Plot.tsx';
import * as css from './HeatGrid.css.ts';
import { shadeOf } from './heatSteps.ts';

/** A cell of the map. */
export interface HeatCell {
  /** The cell in words: "Saturday, 13:00, 22 pairs, 4 late". */
  label: string;
  value: number;
  /** How much of the value has the trouble that the map is about. @default 0 */
  part?: number;
  /** A mark that replaces the number: something is wrong here. */
  mark?: string;
  /** Nothing can be here. @default false */
  isClosed?: boolean;
}

/** A row of cells, one for each column. */
export interface HeatRow {
  key: string;
  name: string;
  cells: readonly HeatCell[];
}

/** Cells in rows and columns; `HeatGrid` puts them into the frame of a plot. */
export interface HeatCellsProps {
  /** The map in words. */
  label: string;
  /** From top to bottom. */
  rows: readonly HeatRow[];
  /** The heads of the columns, each with a name of its own. */
  columns: readonly string[];
  /** The shade of a value, of all maps with one scale. */
  shade: (value: number) => number;
  /** Cells of 17 px without numbers. @default false */
  isSmall?: boolean;
  /** The open cell: `row.column`. */
  openKey?: string;
  /** Opens the rows of a cell: the key of its row, and the index of its column. */
  onOpen?: (row: string, column: number) => void;
  /** Shows the table: the key T. */
  onTable: () => void;
}

export interface HeatGridProps extends PlotHead, Omit<HeatCellsProps, 'label' | 'shade' | 'onTable'>, Unstyled {
  /** The map in one sentence, for screen readers. */
  summary: string;
  /** Head of the column of the names, in the table. */
  rowsName: string;
}

/** How much there is where: days and hours. The more, the darker; each cell has its number. */
export function HeatGrid(props: HeatGridProps) {
  const { rows, columns, summary, rowsName, isSmall, openKey, onOpen, ...head } = props;
  const { shade, steps } = shadeOf(rows.flatMap(({ cells }) => cells.map(({ value }) => value)));
  const table = {
    columns: [rowsName, ...columns],
    rows: rows.map(({ name, cells }) => ({
      name,
      values: cells.map(({ value, isClosed }) => (isClosed ? null : value)),
    })),
  };
  return (
    <Plot {...head} table={table}>
      <HeatScale steps={steps} />
      <HeatCells
        label={summary}
        rows={rows}
        columns={columns}
        shade={shade}
        isSmall={isSmall}
        openKey={openKey}
        onOpen={onOpen}
        onTable={() => head.onTableChange(true)}
      />
    </Plot>
  );
}

/** The scale of a map in one row. */
export function HeatScale({ steps }: { steps: readonly string[] }) {
  return (
    <div className={css.scale} aria-hidden="true">
      {steps.map((step, index) => (
        <span key={step} className={css.step}>
          <span className={css.swatch({ shade: index as 0 | 1 | 2 | 3 | 4 })} />
          {step}
        </span>
      ))}
    </div>
  );
}

/** The cells of a map: one tab stop, arrows move over the cells. */
export function HeatCells({ label, rows, columns, shade, isSmall = false, openKey, onOpen, onTable }: HeatCellsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [[activeRow, activeColumn], setActive] = useState([0, 0]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = cellAfter(event.key, activeRow, activeColumn, rows.length, columns.length);
    const current = rows[activeRow];
    if (next !== undefined) {
      setActive(next);
      grid.current?.querySelectorAll<HTMLElement>('[role="gridcell"]')[next[0] * columns.length + next[1]]?.focus();
    } else if (event.key === 'Enter' && current?.cells[activeColumn]?.isClosed !== true)
      onOpen?.(current?.key ?? '', activeColumn);
    else if (event.key === 't' || event.key === 'T') onTable();
    else return;
    event.preventDefault();
  };
  return (
    <div className={css.frame}>
      <div
        ref={grid}
        className={css.grid}
        role="grid"
        aria-label={label}
        style={{ gridTemplateColumns: `auto repeat(${columns.length}, minmax(0, 1fr))` }}
        onKeyDown={onKeyDown}
      >
        <div className={css.row} role="row">
          <span role="presentation" />
          {columns.map((name) => (
            <span key={name} role="columnheader" className={css.columnName}>
              {name}
            </span>
          ))}
        </div>
        {rows.map(({ key, name, cells }, row) => (
          <div key={key} className={css.row} role="row">
            <span className={css.rowName} role="rowheader">
              {name}
            </span>
            {cells.map((cell, column) => (
              <Cell
                key={columns[column]}
                cell={cell}
                shade={shade(cell.value)}
                isSmall={isSmall}
                isOpen={openKey === `${key}.${columns[column]}`}
                isActive={row === activeRow && column === activeColumn}
                onFocus={() => setActive([row, column])}
                onOpen={onOpen && !cell.isClosed ? () => onOpen(key, column) : undefined}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface CellProps {
  cell: HeatCell;
  shade: number;
  isSmall: boolean;
  isOpen: boolean;
  isActive: boolean;
  onFocus: () => void;
  onOpen?: () => void;
}

function Cell({ cell, shade, isSmall, isOpen, isActive, onFocus, onOpen }: CellProps) {
  const locale = useLocale();
  const { label, value, part = 0, mark, isClosed = false } = cell;
  return (
    // The keys are heard by the grid, which has one tab stop.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="gridcell"
      aria-label={label}
      aria-selected={isOpen}
      tabIndex={isActive ? 0 : -1}
      className={css.cell({
        shade: shade as 0 | 1 | 2 | 3 | 4,
        isSmall,
        isClosed,
        isMarked: mark !== undefined,
        isPressable: onOpen !== undefined,
      })}
      onFocus={onFocus}
      onClick={onOpen}
    >
      {mark ?? (isSmall || isClosed ? '' : figure(value, locale))}
      {part > 0 && <span className={css.part} style={{ width: `${Math.max(10, (part / value) * 90)}%` }} />}
    </div>
  );
}

function cellAfter(
  key: string,
  row: number,
  column: number,
  rows: number,
  columns: number,
): [number, number] | undefined {
  switch (key) {
    case 'ArrowRight':
      return [row, Math.min(column + 1, columns - 1)];
    case 'ArrowLeft':
      return [row, Math.max(column - 1, 0)];
    case 'ArrowDown':
      return [Math.min(row + 1, rows - 1), column];
    case 'ArrowUp':
      return [Math.max(row - 1, 0), column];
    case 'Home':
      return [row, 0];
    case 'End':
      return [row, columns - 1];
    default:
      return undefined;
  }
}
