'use client';

import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { figure } from '../../internal/message.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { Plot, type PlotHead } from '../Plot/Plot.tsx';
import { PlotMarks } from '../Plot/PlotMarks.tsx';
import * as css from './RangePlot.css.ts';

/** A row: how many values it has, and where their middle half lies. */
export interface RangeRow {
  key: string;
  name: string;
  /** "Ines Calloway, 23 pairs, half within 6.7 minutes" */
  label: string;
  count: number;
  /** Null: too few to tell. */
  range: { low: number; half: number; high: number } | null;
}

export interface RangePlotProps extends PlotHead, Unstyled {
  /** By name: the order is no ranking. */
  rows: readonly RangeRow[];
  /** The rows in one sentence, for screen readers. */
  summary: string;
  /** Heads of the table: names, counts, and the three values. */
  columns: { name: string; count: string; low: string; half: string; high: string };
  /** The open row. */
  openKey?: string;
  /** Opens a row. */
  onOpen?: (key: string) => void;
  /** Shown without rows. */
  empty?: string;
}

const WIDTH = 72;

/** The middle half of the values of each row, all on one scale. */
export function RangePlot({ rows, summary, columns, openKey, onOpen, empty, ...head }: RangePlotProps) {
  const locale = useLocale();
  const say = useMessages('Plot');
  const x = scaleLinear([0, Math.max(1, max(rows, ({ range }) => range?.high ?? 0) ?? 0)], [2, WIDTH - 2]);
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const table = {
    columns: [columns.name, columns.count, columns.low, columns.half, columns.high],
    rows: rows.map(({ name, count, range }) => ({
      name,
      values: [
        count,
        ...[range?.low, range?.half, range?.high].map((value) => (value === undefined ? null : rounded(value))),
      ],
    })),
  };
  return (
    <Plot {...head} table={table} empty={rows.length === 0 ? empty : undefined}>
      <div className={css.area}>
        <div aria-hidden="true">
          {rows.map(({ key, name, count, range }) => (
            <div key={key} className={css.row}>
              <span className={css.name}>{name}</span>
              <span className={css.count}>{figure(count, locale)}</span>
              {range === null ? (
                <span className={css.few}>{say('too few to tell')}</span>
              ) : (
                <>
                  <svg className={css.drawing} viewBox={`0 0 ${WIDTH} 20`}>
                    <line x1="0" x2={WIDTH} y1="10" y2="10" className={css.scale} />
                    <line x1={x(range.low)} x2={x(range.high)} y1="10" y2="10" className={css.range} />
                    <line x1={x(range.half)} x2={x(range.half)} y1="3" y2="17" className={css.half} />
                  </svg>
                  <span className={css.middle}>{figure(rounded(range.half), locale)}</span>
                </>
              )}
            </div>
          ))}
        </div>
        <PlotMarks
          label={summary}
          marks={rows.map(({ key, label }, index) => ({
            key,
            label,
            left: 0,
            width: 100,
            top: (index / rows.length) * 100,
            height: 100 / rows.length,
          }))}
          openKey={openKey}
          onOpen={onOpen}
          onTable={() => head.onTableChange(true)}
        />
      </div>
    </Plot>
  );
}
