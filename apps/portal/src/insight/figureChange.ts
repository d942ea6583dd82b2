import type { InsightFigure, InsightMeasure } from '@instore/api';
import type { PlainText, SayText } from '../shared/texts/portalText.ts';

/** How a figure is named, and whether more of it is better. */
interface FigureWords {
  title: PlainText;
  /** Whether more is better or worse; absent where it is neither. */
  more?: 'better' | 'worse';
}

/** The figures of the page [V-01]. */
export const FIGURES: Record<InsightMeasure, FigureWords> = {
  tryOns: { title: 'Try-ons' },
  toAccept: { title: 'Request to accept', more: 'worse' },
  toCustomer: { title: 'Request to customer', more: 'worse' },
  found: { title: 'Found in the bin', more: 'better' },
  late: { title: 'Late pairs', more: 'worse' },
  toAcceptMost: { title: 'Accepted, 9 of 10 within', more: 'worse' },
  toPlaced: { title: 'Request to placed', more: 'worse' },
  toPlacedMost: { title: 'Placed, 9 of 10 within', more: 'worse' },
  toCheckedOut: { title: 'Request to checked out', more: 'worse' },
  toCheckedOutMost: { title: 'Checked out, 9 of 10 within', more: 'worse' },
  toCustomerMost: { title: 'With the customer, 9 of 10 within', more: 'worse' },
  accepted: { title: 'Accepted pairs' },
  brought: { title: 'Brought pairs' },
  expired: { title: 'Expired pairs', more: 'worse' },
  notAvailable: { title: 'Pairs not available', more: 'worse' },
  sold: { title: 'Sold of the brought pairs', more: 'better' },
  bookingsUsed: { title: 'Bookings used', more: 'better' },
  countAccuracy: { title: 'Counts without a difference', more: 'better' },
};

/** How a figure differs from the one before. */
export interface FigureChange {
  direction: 'up' | 'down' | 'same';
  label: string;
  tone?: 'soft' | 'better' | 'worse';
}

/** Under so many earlier values nothing is usual. */
const FEWEST = 3;

/** The figures of a period that was not closed. */
export const openSeries = ({ series }: InsightFigure) => series.filter(({ isClosed }) => !isClosed);

/** Rounds as a figure is shown: minutes with one decimal, others whole. */
export const rounded = (unit: InsightFigure['unit'], value: number): number =>
  unit === 'minutes' ? Math.round(value * 10) / 10 : Math.round(value);

/**
 * How a figure differs from the period before. It is better or worse only outside the range of the earlier periods
 * [V-02].
 */
export function changeOf(say: SayText, figure: InsightFigure): FigureChange | undefined {
  const before = figure.series.at(-1);
  if (figure.value === null || before === undefined || before.isClosed || before.value === null) return undefined;
  const { unit } = figure;
  const difference = rounded(unit, rounded(unit, figure.value) - rounded(unit, before.value));
  if (difference === 0) return { direction: 'same', label: say('Same as before') };
  const isMore = difference > 0;
  const amount = Math.abs(difference);
  return {
    direction: isMore ? 'up' : 'down',
    label: labelOf(say, unit, isMore, amount),
    tone: toneOf(figure, isMore),
  };
}

function labelOf(say: SayText, unit: InsightFigure['unit'], isMore: boolean, count: number): string {
  switch (unit) {
    case 'minutes':
      return isMore
        ? say('{count} min slower than before', { count })
        : say('{count} min faster than before', { count });
    case 'percent':
      return isMore
        ? say('{count} point more than before|{count} points more than before', { count })
        : say('{count} point fewer than before|{count} points fewer than before', { count });
    default:
      return isMore ? say('{count} more than before', { count }) : say('{count} fewer than before', { count });
  }
}

function toneOf(figure: InsightFigure, isMore: boolean): FigureChange['tone'] {
  const { more } = FIGURES[figure.measure];
  const usual = openSeries(figure).flatMap(({ value }) => value ?? []);
  if (more === undefined || figure.value === null || usual.length < FEWEST) return 'soft';
  if (figure.value >= Math.min(...usual) && figure.value <= Math.max(...usual)) return 'soft';
  return isMore === (more === 'better') ? 'better' : 'worse';
}
