import { type Part, table } from '../document.ts';

/** The part of docs/benchmarks.md that `pnpm bench:live` writes. */
export const livePart: Part = {
  name: 'live',
  command: 'pnpm bench:live',
  introduction: `## Live events

STOMP over WebSocket: a node of the store, whose events come from PostgreSQL, and RabbitMQ with its Web STOMP plugin, in
the same run on the same machine. All clients listen to one destination, so that a message reaches all of them; they run
in processes of their own. Below 1 the store costs less, except for deliveries per second. Absolute figures depend on
the machine and on its load at the time: only ratios are meaningful.`,
};

export type Unit = '/s' | 'ms' | 'µs' | 'KB' | 'MB' | 'count';

/** One figure of both sides. */
export interface Figure {
  what: string;
  unit: Unit;
  ours: number;
  /** Absent where RabbitMQ is not installed, or has no such figure. */
  theirs?: number | undefined;
  /** Highest ratio of ours to theirs, or lowest one for a figure of which more is better. */
  target?: { atMost?: number; atLeast?: number };
}

const DIGITS: Record<Unit, number> = { '/s': 0, ms: 1, µs: 1, KB: 1, MB: 1, count: 0 };

const figure = (unit: Unit, value: number | undefined): string => {
  if (value === undefined || Number.isNaN(value)) return '–';
  const text = value.toLocaleString('en-US', { maximumFractionDigits: DIGITS[unit] });
  return unit === 'count' ? text : unit === '/s' ? `${text}/s` : `${text} ${unit}`;
};

/** A line of the table. */
export function cells({ what, unit, ours, theirs, target }: Figure): string[] {
  const ratio = theirs === undefined || theirs === 0 ? undefined : ours / theirs;
  return [what, figure(unit, ours), figure(unit, theirs), ratio?.toFixed(2) ?? '', verdict(ratio, target)];
}

function verdict(ratio: number | undefined, target: Figure['target']): string {
  if (target === undefined) return '';
  const { atMost = Infinity, atLeast = 0 } = target;
  const limit = Number.isFinite(atMost) ? `≤ ${atMost}` : `≥ ${atLeast}`;
  if (ratio === undefined) return limit;
  return `${limit} ${ratio <= atMost && ratio >= atLeast ? 'met' : '**missed**'}`;
}

/** The text of a section. @param circumstances what the figures were taken with */
export function textOf(title: string, method: string, figures: readonly Figure[], circumstances: string): string {
  const head = ['what', 'store', 'RabbitMQ', 'ratio', 'target'];
  return `### ${title}\n\n${method}\n\n${table([head, ...figures.map(cells)])}\n\n${circumstances}`;
}
