'use client';

import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './BinRoute.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

/** One end of a route. */
export interface BinRouteEnd {
  /** "From", "Now". */
  label: string;
  /** "A-14-03"; without one, two dashes. */
  bin: string | null;
  /** A line below the bin: "5 pairs, 3 taken". */
  note?: string;
}

export interface BinRouteProps extends Unstyled {
  /** Where the pair is now. */
  from: BinRouteEnd;
  /** Where the pair goes. */
  to: BinRouteEnd;
  /** A card above a list, or two lines in a panel. @default 'card' */
  layout?: 'card' | 'plain';
  /** At the end of a card, e.g. a button to choose another bin. Not in the plain layout. */
  action?: ReactNode;
}

/** From which bin pairs go to which: a move, or a correction. */
export function BinRoute({ from, to, layout = 'card', action }: BinRouteProps) {
  return (
    <div className={css.frame}>
      <div className={css.route({ layout })}>
        <End {...from} layout={layout} isOld={layout === 'plain'} />
        <span className={css.arrow({ layout })}>
          <Icon icon={icons.arrowRight} size={layout === 'card' ? 20 : 24} />
        </span>
        <End {...to} layout={layout} isLast />
        {action !== undefined && layout === 'card' && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}

function End({
  label,
  bin,
  note,
  layout,
  isOld = false,
  isLast = false,
}: BinRouteEnd & { layout: 'card' | 'plain'; isOld?: boolean; isLast?: boolean }) {
  return (
    <p className={css.end({ layout, isLast })}>
      <span className={css.caption}>{label}</span>
      <span className={css.bin({ layout, isOld })}>{bin ?? '--'}</span>
      {note !== undefined && <span className={css.caption}>{wholeCodes(note)}</span>}
    </p>
  );
}
