import type { Api, Insight, InsightMeasure, InsightRow } from '@instore/api';
import { daysUntil } from './insightDays.ts';
import type { InsightView } from './insightSearch.ts';

export type RowsQuery = Parameters<Api['cube']['getInsightRows']>[0];

/** The figure whose rows are open, and the mark of a plot that was pressed. */
export interface Why {
  measure: InsightMeasure;
  rows: 'counted' | 'leftOut';
  /** Only rows of one day, for a cell of a week. */
  day?: string;
  filter?: Pick<RowsQuery, 'hour' | 'ownerId' | 'pickerId' | 'inventoryItemId' | 'outcome'>;
}

/** Why rows are left out, and of how many cases a figure is. */
export interface WhyCounts {
  cases: number;
  leftOut: readonly { reason: NonNullable<InsightRow['leftOut']>; rows: number }[];
}

/** State of the insight page. */
export interface InsightState {
  view: InsightView;
  /** The last day that is shown; empty until the location is known. */
  day: string;
  today: string;
  timeZone: string;
  insight: Insight | undefined;
  error: string | undefined;
  why: Why | undefined;
  counts: WhyCounts | undefined;
  isExporting: boolean;
}

export const EMPTY: InsightState = {
  view: 'day',
  day: '',
  today: '',
  timeZone: '',
  insight: undefined,
  error: undefined,
  why: undefined,
  counts: undefined,
  isExporting: false,
};

/** The query of the open rows. */
export function whyQuery({ why, view, day }: InsightState, locationId: string): RowsQuery {
  const days = why?.day === undefined ? daysUntil(view, day) : { from: why.day, to: why.day };
  return { locationId, ...days, measure: why?.measure ?? 'tryOns', rows: why?.rows, ...why?.filter };
}
