import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Bleed.css.ts';

export interface BleedProps extends Unstyled {
  /** Rows with a space of their own at both sides, e.g. a `List` of `ProductRow`. */
  children?: ReactNode;
}

/** Extends its content over the gutters of an AppShell page, so that dividers and backgrounds of rows reach the edges. */
export function Bleed({ children }: BleedProps) {
  return <div className={css.bleed}>{children}</div>;
}
