'use client';

import { max } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { figure } from '../../internal/message.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale } from '../../internal/useMessages.ts';
import { Plot, type PlotHead } from '../Plot/Plot.tsx';
import { PlotMarks } from '../Plot/PlotMarks.tsx';
import * as css from '../Plot/Plot.css.ts';

/** A bar of a chart. */
export interface Bar {
  key: string;
  /** Below the bar: "13". */
  name: string;
  /** The bar in words: "13:00, 17 pairs, 6 late, last Tuesday 13". */
  label: string;
  /** Null: nothing yet. */
  value: number | null;
  /** How much of the value has the trouble that the chart is about. @default 0 */
  part?: number;
  /** The value to compare with, drawn behind the bar. */
  earlier?: number;
  /** The bar still grows. @default false */
  isNow?: boolean;
  /** Nothing can be here: a closed hour. @default false */
  isClosed?: boolean;
}

export interface BarChartProps extends PlotHead, Unstyled {
  /** From left to right. */
  bars: readonly Bar[];
  /** The chart in one sentence, for screen readers: "58 pairs in 5 hours, most at 13:00". */
  summary: string;
  /** Heads of the table: of the names, of the value, of the part and of the comparison. */
  columns: { name: string; value: string; part?: string; earlier?: string };
  /** The words of the part above a bar: "6 late". Above more than nine bars there is only its figure. */
  partLabel?: (part: number) => string;
  /** The bar whose rows are open; the others lose their ink. */
  openKey?: string;
  /** Opens the rows of a bar. */
  onOpen?: (key: string) => void;
  /** Shown while no bar has a value. */
  empty?: string;
}

const HEIGHT = 176;
/** Room above the bars for two lines of words, and below for the names. */
const TOP = 40;
const FOOT = 28;

/** How many names fit below the bars; with more, only some of them are written. */
const NAMES = 24;

/** How many bars have room for the words of their part; with more, its figure stands alone. */
const WORDS = 9;

/** Counts side by side, each with the part that is in trouble and with an earlier count. */
export function BarChart(props: BarChartProps) {
  const { bars, summary, openKey, onOpen, empty, title, answer, isTable, onTableChange } = props;
  const head = { title, answer, isTable, onTableChange };
  const isEmpty = bars.every(({ value, earlier = 0 }) => (value ?? 0) === 0 && earlier === 0);
  const x = bandOf(bars);
  return (
    <Plot {...head} table={tableOf(props)} empty={isEmpty ? empty : undefined}>
      <div className={css.area}>
        <Bars {...props} />
        <PlotMarks
          label={summary}
          marks={bars.map(({ key, label }) => ({ key, label, left: x(key) ?? 0, width: x.bandwidth() }))}
          openKey={openKey}
          onOpen={onOpen}
          onTable={() => head.onTableChange(true)}
        />
      </div>
    </Plot>
  );
}

const bandOf = (bars: readonly Bar[]) =>
  scaleBand(
    bars.map(({ key }) => key),
    [0, 100],
  );

function tableOf({ bars, columns: { name, value, part, earlier } }: BarChartProps) {
  return {
    columns: [name, value, part, earlier].filter((column) => column !== undefined),
    rows: bars.map((bar) => ({
      name: bar.name,
      values: [
        bar.value,
        ...(part === undefined ? [] : [bar.value === null ? null : (bar.part ?? 0)]),
        ...(earlier === undefined ? [] : [bar.earlier ?? null]),
      ],
    })),
  };
}

function Bars({ bars, partLabel, openKey }: BarChartProps) {
  const hatch = useId();
  const x = bandOf(bars);
  const most = max(bars, ({ value, earlier = 0 }) => Math.max(value ?? 0, earlier)) ?? 0;
  const y = scaleLinear([0, Math.max(1, most)], [HEIGHT - FOOT, TOP]);
  const step = Math.ceil(bars.length / NAMES);
  return (
    <svg className={css.drawing} height={HEIGHT} aria-hidden="true">
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="1" y1="0" x2="1" y2="6" className={css.hatch} />
        </pattern>
        <pattern id={`${hatch}closed`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="1" y1="0" x2="1" y2="9" className={css.closed} />
        </pattern>
      </defs>
      {bars.map((bar, index) => (
        <BarMark
          key={bar.key}
          bar={bar}
          left={x(bar.key) ?? 0}
          width={x.bandwidth()}
          y={y}
          hatch={hatch}
          partLabel={partLabel}
          isFaded={openKey !== undefined && openKey !== bar.key}
          isNamed={index % step === 0}
          isNumbered={step === 1}
          hasWords={bars.length <= WORDS}
        />
      ))}
      <line x1="0" x2="100%" y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} className={css.base} />
    </svg>
  );
}

interface BarMarkProps extends Pick<BarChartProps, 'partLabel'> {
  bar: Bar;
  left: number;
  width: number;
  y: (value: number) => number;
  hatch: string;
  isFaded: boolean;
  isNamed: boolean;
  isNumbered: boolean;
  hasWords: boolean;
}

function BarMark(props: BarMarkProps) {
  const { bar, left, width, y, hatch, isFaded, isNamed, isNumbered } = props;
  const { value, part = 0, earlier = 0, isNow = false, isClosed = false, name } = bar;
  const foot = y(0);
  const count = value ?? 0;
  const rest = y(count - part);
  // A narrow gap divides the part from the rest.
  const gap = part > 0 ? 2 : 0;
  const inner = { x: `${left + width * 0.27}%`, width: `${width * 0.46}%` };
  const outer = { x: `${left + width * 0.12}%`, width: `${width * 0.76}%` };
  return (
    <>
      {isClosed && (
        <rect x={`${left}%`} width={`${width}%`} y={TOP} height={foot - TOP} fill={`url(#${hatch}closed)`} />
      )}
      {earlier > 0 && (
        <rect {...outer} y={y(earlier)} height={foot - y(earlier)} className={css.shape({ kind: 'context' })} />
      )}
      {count - part > 0 && (
        <rect
          {...inner}
          y={rest + gap}
          height={Math.max(1, foot - rest - gap)}
          className={css.shape({ kind: isNow ? 'now' : 'value', isFaded })}
        />
      )}
      {part > 0 && (
        <rect
          {...inner}
          y={y(count)}
          height={Math.max(2, rest - y(count))}
          className={css.shape({ kind: 'part' })}
          fill={`url(#${hatch})`}
        />
      )}
      {isNumbered && <BarNumbers {...props} />}
      {isNamed && (
        <text x={`${left + width / 2}%`} y={HEIGHT - 8} className={isNow ? `${css.axis} ${css.axisNow}` : css.axis}>
          {name}
        </text>
      )}
    </>
  );
}

function BarNumbers(props: BarMarkProps) {
  const { left, width, y, partLabel, hasWords } = props;
  const { value, part = 0, earlier = 0 } = props.bar;
  const locale = useLocale();
  const count = value ?? 0;
  const place = { x: `${left + width / 2}%`, y: Math.min(y(count), y(earlier)) - 6 };
  if (count === 0) {
    return value === null && earlier > 0 ? (
      <text {...place} className={css.softNumber}>
        {figure(earlier, locale)}
      </text>
    ) : null;
  }
  return (
    <>
      <text {...place} y={place.y - (part > 0 && partLabel ? 16 : 0)} className={css.number}>
        {figure(count, locale)}
      </text>
      {part > 0 && partLabel && (
        <text {...place} className={css.partNumber}>
          {hasWords ? partLabel(part) : figure(part, locale)}
        </text>
      )}
    </>
  );
}
