import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './ButtonGroup.css.ts';

export interface ButtonGroupProps extends Unstyled {
  /** What the buttons do together, told to screen readers: "Labels". */
  label: string;
  /**
   * `joined` shares edges, for parts of one verb; `spaced` stands side by side; `fill` takes the whole width and stands
   * one under the other where it is narrow. @default 'spaced'
   */
  layout?: 'joined' | 'spaced' | 'fill';
  /** `Button`s or `IconButton`s. */
  children: ReactNode;
}

/** Buttons that belong together. To switch between views use SegmentedControl, for a list's tools Toolbar. */
export function ButtonGroup({ label, layout = 'spaced', children }: ButtonGroupProps) {
  return (
    <div role="group" aria-label={label} className={css.group({ layout })}>
      {children}
    </div>
  );
}
