'use client';

import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import * as css from './FigureCell.css.ts';

/** How a figure differs from the one before. */
export interface FigureChange {
  direction: 'up' | 'down' | 'same';
  /** "1.3 slower than last Tuesday" */
  label: string;
  /** Whether it is better or worse, only outside the usual range. @default 'soft' */
  tone?: 'soft' | 'better' | 'worse';
}

export interface FigureCellProps extends Unstyled {
  /** The name of the figure: "Request to customer". */
  title: string;
  /** What the line has: "8 Tuesdays". */
  period?: string;
  /** Already formatted. Null: nothing yet, or too few cases. */
  value: string | null;
  /** After the value: "min". */
  unit?: string;
  /** There is no value because there are too few cases. @default false */
  isFew?: boolean;
  /** The earlier values and the one of now. */
  series: readonly (number | null)[];
  /** The line in words. */
  seriesLabel: string;
  /** How the figure differs from the one before. */
  change?: FigureChange;
  /** Whether its rows are open. */
  isOpen: boolean;
  /** Opens the rows that make the figure. */
  onOpen: () => void;
}

const GLYPHS = { up: '▲', down: '▼', same: '–' } as const;

/** A figure with its earlier values and how it changed. Pressed, it opens the rows that make it. */
export function FigureCell(props: FigureCellProps) {
  const { title, period, value, unit, isFew = false, series, seriesLabel, change, isOpen, onOpen } = props;
  const say = useMessages('Plot');
  return (
    <button type="button" className={css.cell} aria-expanded={isOpen} onClick={onOpen}>
      <span className={css.head}>
        <span className={css.title}>{title}</span>
        {period !== undefined && <span className={css.period}>{period}</span>}
        <Icon icon={icons.chevronRight} size={20} />
      </span>
      <span className={css.body}>
        <span className={css.value}>
          {value === null ? <span className={css.few}>{isFew ? say('too few to tell') : '--'}</span> : value}
          {value !== null && unit !== undefined && <span className={css.unit}>{unit}</span>}
        </span>
        <Sparkline values={series} label={seriesLabel} />
      </span>
      <span className={css.change({ tone: change?.tone ?? 'soft' })}>
        {change && (
          <>
            <span aria-hidden="true">{GLYPHS[change.direction]} </span>
            {change.label}
          </>
        )}
      </span>
    </button>
  );
}
