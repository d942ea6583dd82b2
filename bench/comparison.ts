/** One figure of ours beside a peer's. */
export interface Comparison {
  /** What costs: "Mount, 10,000 × 8". */
  what: string;
  /** Who is compared with: "MUI X DataGrid". */
  peer: string;
  /** Maximum ratio to the peer's figure; absent without a target. */
  target?: number;
  /** The reason, if known; shown if the target is missed. */
  whyMissed?: string;
}

/** A comparison that has been made. */
export interface Compared extends Comparison {
  unit: 'bytes' | 'ms';
  ours: number;
  theirs: number;
}

/** Ours to theirs: below 1 we are cheaper. */
export const ratioOf = ({ ours, theirs }: Pick<Compared, 'ours' | 'theirs'>): number => ours / theirs;

/** Whether the target is met; true without a target. Compared as printed, with two decimals. */
export const isKept = (compared: Compared): boolean =>
  compared.target === undefined || Number(ratioOf(compared).toFixed(2)) <= compared.target;
