export type Unit = 'ms' | 's' | 'MB' | 'round trips' | 'ratio' | 'count';

/** One measured figure, beside the same figure of the peers. */
export interface Row {
  /** What is measured, e.g. "Open the bell, 500 lines, p95". */
  what: string;
  unit: Unit;
  ours: number;
  /** The same figure of pages with the same content; absent where only the portal has it. */
  peers?: { MUI: number; Mantine: number };
  /** In words, e.g. "≤ 150 ms"; absent where the figure only explains another one. */
  target?: string;
  /** Whether the target is met; true without one. */
  isMet: boolean;
  /** The measured cause, in one sentence; shown if the target is missed. */
  whyMissed?: string;
}

/** A figure that must not exceed `most`, in its own unit. */
export const atMost = (row: Omit<Row, 'target' | 'isMet'>, most: number): Row => ({
  ...row,
  target: `≤ ${most}`,
  isMet: row.ours <= most,
});

/** A figure that must reach `least`, in its own unit. */
export const atLeast = (row: Omit<Row, 'target' | 'isMet'>, least: number): Row => ({
  ...row,
  target: `≥ ${least}`,
  isMet: row.ours >= least,
});

/** A figure that must not exceed `most`, nor that of either peer. */
export const atMostAndAhead = (row: Omit<Row, 'target' | 'isMet'>, most: number): Row => ({
  ...row,
  target: `≤ ${most}, ahead of both`,
  isMet: row.ours <= most && row.ours <= (row.peers?.MUI ?? Infinity) && row.ours <= (row.peers?.Mantine ?? Infinity),
});

/** A figure without a target. */
export const withoutTarget = (row: Omit<Row, 'target' | 'isMet'>): Row => ({ ...row, isMet: true });
