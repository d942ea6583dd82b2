import { type Part, table } from '../document.ts';
import type { Row, Unit } from './row.ts';

/** The part of docs/benchmarks.md that `pnpm bench:feel` writes. */
export const feelPart: Part = {
  name: 'feel',
  command: 'pnpm bench:feel',
  introduction: `## Feel

The real portal on a store with demo data, and pages with the same content that are built with MUI and with Mantine, with
a CPU made four times slower unless a section says otherwise. Times depend on the machine and on its load at the time.
A target is a limit of the portal's own figure, in its unit. [ADR 40](adr/0040-targets-of-the-feel-that-stay-missed.md)
has the causes of the missed ones.`,
};

export interface Section {
  title: string;
  /** How the figures are measured. */
  method: string;
  rows: readonly Row[];
}

const DIGITS: Record<Unit, number> = { ms: 0, s: 2, MB: 1, 'round trips': 1, ratio: 2, count: 0 };

const figure = (unit: Unit, value: number | undefined): string => {
  if (value === undefined || Number.isNaN(value)) return '–';
  const suffix = unit === 'ratio' || unit === 'count' || unit === 'round trips' ? '' : ` ${unit}`;
  return `${value.toFixed(DIGITS[unit])}${suffix}`;
};

const cells = ({ what, unit, ours, peers, target, isMet }: Row): string[] => [
  what,
  figure(unit, ours),
  figure(unit, peers?.MUI),
  figure(unit, peers?.Mantine),
  target ?? '',
  target === undefined ? '' : isMet ? 'met' : '**missed**',
];

/** The missed targets, each with its cause. */
const missed = (rows: readonly Row[]): string[] =>
  rows
    .filter(({ isMet }) => !isMet)
    .map(({ what, whyMissed }) => `- **${what}**: ${whyMissed ?? 'The reason is not known yet.'}`);

/**
 * The text of a section.
 *
 * @param circumstances what the figures were taken with
 */
export function textOf({ title, method, rows }: Section, circumstances: string): string {
  const figures = table([['what', 'portal', 'MUI', 'Mantine', 'target', 'result'], ...rows.map(cells)]);
  const parts = [`### ${title}`, method, figures, missed(rows).join('\n'), circumstances];
  return parts.filter((part) => part !== '').join('\n\n');
}
