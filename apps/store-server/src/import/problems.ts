import type { Said } from '../base/problems.ts';

/** A cell or row that cannot be imported. */
export interface Problem {
  row: number;
  column: string;
  problem: Said;
  /** The text of the cell; undefined if it is in `import_rows`, or if there is no one cell. */
  value?: string;
}

/** How many problems the command lists; a file with more is the wrong file. */
export const PROBLEMS_LISTED = 100;

/** The problems of a file: all are counted, the first are listed. */
export interface Problems {
  count: number;
  listed: Problem[];
  add: (problem: Problem) => void;
}

/** Begins without problems. @param most how many are listed. @default PROBLEMS_LISTED */
export function createProblems(most = PROBLEMS_LISTED): Problems {
  const problems: Problems = {
    count: 0,
    listed: [],
    add: (problem) => {
      problems.count += 1;
      if (problems.listed.length < most) problems.listed.push(problem);
    },
  };
  return problems;
}
