import { inEnglish } from '../base/problems.ts';
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
  const read = `${counted(rows, 'row')}, ${counted(problems.count, 'problem')}`;
  if (problems.count > 0) {
    // The changes are not listed: none is made, and a row with a problem may be among them.
    return [
      ...problems.listed.map(
        ({ row, column, problem }) => `row ${row}${column && `, ${column}`}: ${inEnglish(problem)}`,
      ),
      `${read}: nothing changes.`,
      'Nothing is written while a row has a problem.',
    ];
  }
  const counts = Object.entries(changes.counts).map(([what, count]) => `${count} ${WORDS[what as Change['what']]}`);
  return [
    ...changes.listed.map(({ row, name, what, detail }) => {
      return [row === null ? '' : `row ${row}: `, `${name} ${what}`, detail === '' ? '' : `, ${detail}`].join('');
    }),
    `${read}: ${counts.length > 0 ? counts.join(', ') : 'nothing changes'}.`,
    isWritten ? 'Written.' : 'Nothing is written: add --apply.',
  ];
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
