import type { Unstyled } from '../../internal/props.ts';

/** A value that a filter can take. */
export interface FilterOption {
  value: string;
  label: string;
  /** How many lines have it. */
  count: number;
}

export interface FilterMenuProps extends Unstyled {
  /** What is filtered by: "Size". */
  label: string;
  options: readonly FilterOption[];
  /** Values; none is no filter. */
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** The cross of a set filter. */
  onClear: () => void;
}
