import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './ButtonGroup.css.ts';

export interface ButtonGroupProps extends Unstyled {
  /** Name of the group for screen readers: "Labels". */
  label: string;
  /**
   * `joined` shares edges, for variants of one action; `spaced` is side by side; `fill` takes the whole width and puts
   * the buttons below each other on narrow screens; `shared` takes the whole width, too, and keeps short buttons side by
   * side in a panel. @default 'spaced'
   */
  layout?: 'joined' | 'spaced' | 'fill' | 'shared';
  /** `Button`s or `IconButton`s. */
  children: ReactNode;
}

/** Buttons that belong together. To switch between views use SegmentedControl, for the tools of a list Toolbar. */
export function ButtonGroup({ label, layout = 'spaced', children }: ButtonGroupProps) {
  return (
    <div role="group" aria-label={label} className={css.group({ layout })}>
      {children}
    </div>
  );
}
