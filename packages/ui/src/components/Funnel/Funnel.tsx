'use client';

import { max } from 'd3-array';
import { figure } from '../../internal/message.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale } from '../../internal/useMessages.ts';
import { Plot, type PlotHead } from '../Plot/Plot.tsx';
import { PlotMarks } from '../Plot/PlotMarks.tsx';
import * as css from './Funnel.css.ts';

/** A step, with how many reached it. */
export interface FunnelStep {
  key: string;
  name: string;
  /** "Brought, 50 of 58" */
  label: string;
  value: number;
}

export interface FunnelProps extends PlotHead, Unstyled {
  /** From the first step to the last. */
  steps: readonly FunnelStep[];
  /** The steps in one sentence, for screen readers. */
  summary: string;
  /** Heads of the table: of the steps and of the counts. */
  columns: { name: string; value: string };
  /** The open step. */
  openKey?: string;
  /** Opens the rows of a step. */
  onOpen?: (key: string) => void;
}

/** How many get how far: a bar for each step, all on one scale. */
export function Funnel({ steps, summary, columns, openKey, onOpen, ...head }: FunnelProps) {
  const locale = useLocale();
  const most = Math.max(1, max(steps, ({ value }) => value) ?? 0);
  const table = {
    columns: [columns.name, columns.value],
    rows: steps.map(({ name, value }) => ({ name, values: [value] })),
  };
  return (
    <Plot {...head} table={table}>
      <div className={css.area}>
        <div aria-hidden="true">
          {steps.map(({ key, name, value }) => (
            <div key={key} className={css.row}>
              <span className={css.name}>{name}</span>
              <span className={css.track}>
                <span className={css.bar} style={{ width: `${(value / most) * 80}%` }} />
                <span className={css.value}>{figure(value, locale)}</span>
              </span>
            </div>
          ))}
        </div>
        <PlotMarks
          label={summary}
          marks={steps.map(({ key, label }, index) => ({
            key,
            label,
            left: 0,
            width: 100,
            top: (index / steps.length) * 100,
            height: 100 / steps.length,
          }))}
          openKey={openKey}
          onOpen={onOpen}
          onTable={() => head.onTableChange(true)}
        />
      </div>
    </Plot>
  );
}
