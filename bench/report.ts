import { kilobytes } from '../scripts/kilobytes.ts';
import { isKept, ratioOf, type Compared } from './comparison.ts';

/** What the figures were taken with. */
export interface Circumstances {
  rounds: number;
  /** Name and version of what was compared and of what it ran in. */
  versions: Readonly<Record<string, string>>;
  machine: string;
}

/** A count with its own target, e.g. of elements in the document. */
export interface Counted {
  what: string;
  count: number;
  most: number;
}

export interface Results {
  firstPages: readonly Compared[];
  size: readonly Compared[];
  runtime: readonly Compared[];
  counts: readonly Counted[];
}

const amount = ({ unit }: Compared, value: number): string =>
  unit === 'bytes' ? kilobytes(value) : `${value.toFixed(value < 10 ? 2 : 1)} ms`;

const verdict = (compared: Compared): string =>
  compared.target === undefined ? '' : `≤ ${compared.target} ${isKept(compared) ? 'kept' : '**missed**'}`;

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length), 3));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell + ' '.repeat(widths[column]! - [...cell].length)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

const comparisons = (compared: readonly Compared[]): string =>
  table([
    ['what', 'peer', 'ours', 'theirs', 'ratio', 'target'],
    ...compared.map((one) => [
      one.what,
      one.peer,
      amount(one, one.ours),
      amount(one, one.theirs),
      ratioOf(one).toFixed(2),
      verdict(one),
    ]),
  ]);

/** The missed targets, each with its reason if that is known. */
export function missed({ firstPages, size, runtime, counts }: Results): string[] {
  return [
    ...[...firstPages, ...size, ...runtime]
      .filter((one) => !isKept(one))
      .map(
        (one) =>
          `**${one.what}, against ${one.peer}**: ${ratioOf(one).toFixed(2)} instead of ${one.target}. ${one.whyMissed ?? 'The reason is not known yet.'}`,
      ),
    ...counts
      .filter(({ count, most }) => count > most)
      .map(({ what, count, most }) => `**${what}**: ${count} instead of ${most}.`),
  ];
}

/** The document of one run. */
export function report(results: Results, { rounds, versions, machine }: Circumstances): string {
  const misses = missed(results);
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `# Benchmarks

What the kit costs beside other libraries, written by \`pnpm bench\`. Only ratios are meaningful: both sides are measured
in the same run, on the same machine. Below 1 the kit costs less.

## First pages

JavaScript and CSS that the portal's first pages load before they show their content, minified and gzipped, and the same
pages with Mantine in place of the kit: the same routes, state and libraries. Of Mantine, only the style sheets of the
components in use are counted; the portal's one sheet has the styles of all its pages.

${comparisons(results.firstPages)}

## Size

Minified and gzipped, with style sheets, without React. All sides are bundled by the same bundler from what their packages
publish, the kit's from its built archive; what is loaded on demand is counted, fonts are not.

${comparisons(results.size)}

## Runtime

CPU time of the page's main thread in Chromium, with production builds: script, style, layout and paint, from the
first call until half a second after its result is in the document. Medians of ${rounds} rounds; each round opens a fresh
page for each side and changes their order. Data, row height and visible rows are the same on all sides.

${comparisons(results.runtime)}

${table([['what', 'count', 'target'], ...results.counts.map(({ what, count, most }) => [what, String(count), `≤ ${most} ${count <= most ? 'kept' : '**missed**'}`])])}

## Missed targets

${misses.length === 0 ? 'None.' : misses.map((miss) => `- ${miss}`).join('\n')}

## Measured with

${machine}. ${names.join(', ')}.
`;
}
