import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './ShoeBox.css.ts';

export interface ShoeBoxProps extends Unstyled {
  /** Colour of the cardboard, one of the eight cardboards. */
  cardboard: string;
  /** Lid and edge: of a card, the box wall, a box end, a line of the pile, the stage, a face, or a large face. @default 'card' */
  size?: 'card' | 'wall' | 'end' | 'line' | 'stage' | 'face' | 'portrait';
  /** A box end has no label: its content lies on the cardboard. @default true */
  hasLabel?: boolean;
  /** What the side of the box shows. */
  children: ReactNode;
}

/** A shoe box: lid, body and white label. Fills its parent. */
export function ShoeBox({ cardboard, size = 'card', hasLabel = true, children }: ShoeBoxProps) {
  return (
    <span className={`${css.box} ${css.size({ size })}`} style={assignInlineVars({ [css.board]: cardboard })}>
      {hasLabel ? <span className={css.label}>{children}</span> : children}
    </span>
  );
}
