import type { Change } from './compare.ts';
import type { ImportReport } from './importFile.ts';

const WORDS: Record<Change['what'], string> = {
  added: 'added',
  changed: 'changed',
  kept: 'left as they are',
  removed: 'removed',
};

/** Formats a report as lines: problems, changes, totals, and what to do next. */
export function linesOf({ rows, problems, changes, isWritten }: ImportReport): string[] {
  const listed = [
    ...problems.listed.map(({ row, column, problem }) => `row ${row}${column && `, ${column}`}: ${problem}`),
    ...changes.listed.map(({ row, name, what, detail }) => {
      return [row === null ? '' : `row ${row}: `, `${name} ${what}`, detail === '' ? '' : `, ${detail}`].join('');
    }),
  ];
  const counts = Object.entries(changes.counts).map(([what, count]) => `${count} ${WORDS[what as Change['what']]}`);
  const changed = counts.length > 0 ? counts.join(', ') : 'nothing changes';
  return [
    ...listed,
    `${rows} rows, ${problems.count} problems: ${changed}.`,
    isWritten
      ? 'Written.'
      : problems.count > 0
        ? 'Nothing is written while a row has a problem.'
        : 'Nothing is written: add --apply.',
  ];
}
