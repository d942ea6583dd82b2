'use client';

import { max, sum } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { Unstyled } from '../../internal/props.ts';
import { Plot, type PlotHead } from '../Plot/Plot.tsx';
import { PlotMarks } from '../Plot/PlotMarks.tsx';
import * as css from '../Plot/Plot.css.ts';

/** The values of one step of the scale. */
export interface DotBin {
  /** The start of the step. */
  at: number;
  /** "6 minutes, 9 pairs" */
  label: string;
  count: number;
}

export interface DotPlotProps extends PlotHead, Unstyled {
  /** One for each whole step that has values. */
  bins: readonly DotBin[];
  /** The end of the scale; its step has all larger values. */
  end: number;
  /** From where values are late, and its word: "Late from 10 min". */
  limit?: { at: number; label: string };
  /** Where a part of the values ends: "Half within 6.4 min". */
  quantiles?: readonly { at: number; label: string }[];
  /** The unit at the end of the axis: "min". */
  unit: string;
  /** The plot in one sentence, for screen readers. */
  summary: string;
  /** Heads of the table: of the steps and of the counts. */
  columns: { name: string; value: string };
  /** The step whose rows are open. */
  openKey?: string;
  /** Opens the rows of a step. */
  onOpen?: (key: string) => void;
  /** Shown while there is no value. */
  empty?: string;
}

const HEIGHT = 176;
const TOP = 44;
const FOOT = 28;
const DOT = 11;
/** Above so many dots one on another, a step is a bar. */
const MOST_DOTS = Math.floor((HEIGHT - TOP - FOOT) / DOT);

/** A dot for each value on a scale: where most are, and how far the last ones lie. Many values become bars. */
export function DotPlot(props: DotPlotProps) {
  const { bins, end, summary, columns, openKey, onOpen, empty, ...head } = props;
  const isEmpty = sum(bins, ({ count }) => count) === 0;
  const table = {
    columns: [columns.name, columns.value],
    rows: bins.map(({ at, count }) => ({ name: at >= end ? `${end}+` : `${at}`, values: [count] })),
  };
  return (
    <Plot {...head} table={table} empty={isEmpty ? empty : undefined}>
      <div className={css.area}>
        <Dots {...props} />
        <PlotMarks
          label={summary}
          marks={bins.map(({ at, label }) => ({
            key: `${at}`,
            label,
            left: (Math.min(at, end) / (end + 1)) * 100,
            width: 100 / (end + 1),
          }))}
          openKey={openKey}
          onOpen={onOpen}
          onTable={() => head.onTableChange(true)}
        />
      </div>
    </Plot>
  );
}

const NO_QUANTILES: NonNullable<DotPlotProps['quantiles']> = [];

function Dots({ bins, end, limit, quantiles = NO_QUANTILES, unit, openKey }: DotPlotProps) {
  const x = scaleLinear([0, end + 1], [0, 100]);
  const foot = HEIGHT - FOOT;
  const most = max(bins, ({ count }) => count) ?? 0;
  const y = scaleLinear([0, Math.max(1, most)], [foot, TOP]);
  return (
    <svg className={css.drawing} height={HEIGHT} aria-hidden="true">
      {limit && limit.at <= end && (
        <>
          <rect
            x={`${x(limit.at)}%`}
            width={`${100 - x(limit.at)}%`}
            y={TOP - 16}
            height={foot - TOP + 16}
            className={css.shape({ kind: 'band' })}
          />
          <text x="99%" y={TOP} textAnchor="end" className={css.lateLabel}>
            {limit.label}
          </text>
        </>
      )}
      {bins.map((bin) => (
        <Bin
          key={bin.at}
          count={bin.count}
          middle={x(Math.min(bin.at, end) + 0.5)}
          width={x(0.7)}
          top={most > MOST_DOTS ? y(bin.count) : undefined}
          isLate={limit !== undefined && bin.at >= limit.at}
          isFaded={openKey !== undefined && openKey !== `${bin.at}`}
        />
      ))}
      {quantiles.map(({ at, label }, index) => {
        const place = `${x(Math.min(at, end))}%`;
        return (
          <g key={label}>
            <line x1={place} x2={place} y1={20} y2={foot} className={css.rule} />
            <text x={place} y={13} textAnchor={index === 0 ? 'end' : 'start'} className={css.label}>
              {label}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={foot} y2={foot} className={css.base} />
      {x.ticks(4).map((tick) => (
        <text
          key={tick}
          x={tick === end ? '100%' : `${x(tick + 0.5)}%`}
          y={HEIGHT - 8}
          className={tick === end ? css.axisEnd : css.axis}
        >
          {tick === end ? `${tick}+ ${unit}` : tick}
        </text>
      ))}
    </svg>
  );
}

interface BinProps {
  count: number;
  /** In percent of the drawing, as the width. */
  middle: number;
  width: number;
  /** Where the bar begins, if there are too many values for dots. */
  top: number | undefined;
  isLate: boolean;
  isFaded: boolean;
}

function Bin({ count, middle, width, top, isLate, isFaded }: BinProps) {
  const shape = css.shape({ kind: isLate ? 'late' : 'value', isFaded });
  const foot = HEIGHT - FOOT;
  if (top !== undefined) {
    return <rect x={`${middle - width / 2}%`} width={`${width}%`} y={top} height={foot - top} className={shape} />;
  }
  const heights = Array.from({ length: count }, (_, index) => foot - DOT * (index + 0.5) - 2);
  // A square is late in black and white, too.
  return heights.map((height) =>
    isLate ? (
      <svg key={height} className={css.square} x={`${middle}%`} y={height}>
        <rect x={-4} y={-4} width={8} height={8} className={shape} />
      </svg>
    ) : (
      <circle key={height} cx={`${middle}%`} cy={height} r={4} className={shape} />
    ),
  );
}
