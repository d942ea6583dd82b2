import type { Unstyled } from '../../internal/props.ts';

/** A value of a filter. */
export interface FilterOption {
  value: string;
  label: string;
  /** Number of lines with this value. @default no number is shown */
  count?: number;
  /** It is a part of the option above that is not nested: a bin of an aisle. @default false */
  isNested?: boolean;
}

export interface FilterMenuProps extends Unstyled {
  /** Name of the filter: "Size". */
  label: string;
  /** The values to choose from, in the order in which they are shown. */
  options: readonly FilterOption[];
  /** Chosen values; empty for no filter. */
  selected: readonly string[];
  /** Called with all chosen values. */
  onChange: (selected: string[]) => void;
  /** Called by the clear button. */
  onClear: () => void;
}
