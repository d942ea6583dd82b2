'use client';

import { useId, useState, type ReactNode } from 'react';
import * as icons from '../Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { figure } from '../../internal/message.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Plot.css.ts';
import { sortedRows, type PlotTable } from './plotTable.ts';

/** What every plot takes: its question, its answer, and whether its table is shown. */
export interface PlotHead {
  /** The question: "Requests per hour". */
  title: string;
  /** The answer in words: "58, of which 12 late". */
  answer?: ReactNode;
  /** Whether the figures are shown as a table. @default false */
  isTable?: boolean;
  /** The person chooses table or plot. */
  onTableChange: (isTable: boolean) => void;
}

export interface PlotProps extends PlotHead, Unstyled {
  /** The figures as a table. */
  table: PlotTable;
  /** Shown instead of the plot as long as there is nothing to draw: "From the first request". */
  empty?: string;
  /** The drawing. */
  children: ReactNode;
}

/** The frame of a plot: its question and answer, and the plot or its table. */
export function Plot({ title, answer, table, isTable = false, onTableChange, empty, children }: PlotProps) {
  const say = useMessages('Plot');
  const id = useId();
  return (
    <section className={css.plot} aria-labelledby={id}>
      <header className={css.head}>
        <div className={css.words}>
          <h3 className={css.title} id={id}>
            {title}
          </h3>
          {answer !== undefined && <div className={css.answer}>{answer}</div>}
        </div>
        <IconButton
          icon={isTable ? icons.chart : icons.table}
          label={say(isTable ? 'Show {title} as plot' : 'Show {title} as table', { title })}
          onPress={() => onTableChange(!isTable)}
        />
      </header>
      {empty !== undefined && !isTable && <div className={css.answer}>{empty}</div>}
      {isTable ? <FigureTable table={table} label={title} /> : children}
    </section>
  );
}

function FigureTable({ table: { columns, rows }, label }: { table: PlotTable; label: string }) {
  const locale = useLocale();
  const [order, setOrder] = useState<{ column: number; isDescending: boolean }>();
  const shown = order === undefined ? rows : sortedRows(rows, order.column, order.isDescending);
  const press = (column: number) => setOrder({ column, isDescending: order?.column === column && !order.isDescending });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A wide table scrolls by keyboard.
    <div className={css.frame} role="group" aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={css.cell({ isName: index === 0, isHead: true })}
                aria-sort={order?.column === index ? (order.isDescending ? 'descending' : 'ascending') : undefined}
              >
                <button type="button" className={css.sort} onClick={() => press(index)}>
                  {column}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row" className={css.cell({ isName: true, isHead: false })}>
                {name}
              </th>
              {values.map((value, index) => (
                <td key={columns[index + 1]} className={css.cell({ isName: false, isHead: false })}>
                  {value === null ? '--' : typeof value === 'number' ? figure(value, locale) : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
