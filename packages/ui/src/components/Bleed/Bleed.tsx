import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Bleed.css.ts';

export interface BleedProps extends Unstyled {
  /** Rows with a space of their own at both sides, e.g. a `List` of `ProductRow`. */
  children?: ReactNode;
}

/** Reaches the edges of the page of an AppShell, over its gutters: the rules and surfaces of rows end there. */
export function Bleed({ children }: BleedProps) {
  return <div className={css.bleed}>{children}</div>;
}
