/** A cell or row that cannot be imported. */
export interface Problem {
  row: number;
  column: string;
  problem: string;
}

/** How many problems are listed; a file with more is the wrong file. */
export const PROBLEMS_LISTED = 100;

/** The problems of a file: all are counted, the first are listed. */
export interface Problems {
  count: number;
  listed: Problem[];
  add: (problem: Problem) => void;
}

/** Begins without problems. */
export function createProblems(): Problems {
  const problems: Problems = {
    count: 0,
    listed: [],
    add: (problem) => {
      problems.count += 1;
      if (problems.listed.length < PROBLEMS_LISTED) problems.listed.push(problem);
    },
  };
  return problems;
}
