import type { Row, Unit } from './row.ts';

/** The part of docs/benchmarks.md that `pnpm bench:feel` writes; `pnpm bench` leaves it as it is. */
const BEGIN = '<!-- feel: written by `pnpm bench:feel` -->';
const END = '<!-- feel: end -->';
const PART = new RegExp(`\\n*${BEGIN}[\\s\\S]*?${END}\\n*`);
/** A section between its markers; a run of one scenario replaces its section alone. */
const SECTION = /<!-- feel (?<name>[a-z ]+) -->\n+(?<text>[\s\S]*?)\n+<!-- \/feel -->/g;

const INTRODUCTION = `## Feel

The real portal on a store with demo data, and pages with the same content that are built with MUI and with Mantine, with
a CPU made four times slower unless a section says otherwise. Times depend on the machine and on its load at the time.`;

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

const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`;

const table = (rows: readonly Row[]): string =>
  [
    line(['what', 'portal', 'MUI', 'Mantine', 'target', 'result']),
    line(Array(6).fill('---')),
    ...rows.map((row) => line(cells(row))),
  ].join('\n');

/**
 * A document with the section of one scenario, in the place of an earlier one or after the others.
 *
 * @param circumstances what the figures were taken with
 */
export function withSection(document: string, name: string, section: Section, circumstances: string): string {
  const { title, method, rows } = section;
  const sections = new Map(
    Array.from((feelPartOf(document) ?? '').matchAll(SECTION), ({ groups }) => [groups!['name']!, groups!['text']!]),
  );
  sections.set(name, `### ${title}\n\n${method}\n\n${table(rows)}\n\n${circumstances}`);
  const texts = Array.from(sections, ([known, text]) => `<!-- feel ${known} -->\n\n${text}\n\n<!-- /feel -->`);
  return withFeelPart(document, [BEGIN, INTRODUCTION, ...texts, END].join('\n\n'));
}

/** Puts the part into a document: in the place of an earlier one, else at the end. */
export function withFeelPart(document: string, part: string): string {
  // A function, because `$` in a replacement text has a meaning.
  if (PART.test(document)) return `${document.replace(PART, () => `\n\n${part}\n`).trim()}\n`;
  return `${document.trim()}\n\n${part}\n`;
}

/** The part of an earlier document; undefined if it has none. */
export const feelPartOf = (document: string): string | undefined => PART.exec(document)?.[0].trim();
