'use client';

import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './SizeRun.css.ts';

/** How many pairs of a size there are. */
export interface SizeStock {
  /** As it stands on the box: "10.5", "XL". */
  size: string;
  /** Free pairs; 0 is sold out. */
  quantity: number;
  /** What the figure counts in, "US W": a product in two systems may have a 9 in both. @default the only system */
  system?: string;
}

export interface SizeRunProps extends Unstyled {
  /** In the order of the shelf. */
  sizes: readonly SizeStock[];
  /** The sizes that are looked for; where they are there they stand inverted. @default none */
  wanted?: readonly string[];
  /** What the figures are, told to screen readers. @default 'Sizes' */
  label?: string;
}

const NONE: readonly string[] = [];

/** The sizes of a product in one strip, to be read at a glance. To choose one, use SizeGrid. */
export function SizeRun({ sizes, wanted = NONE, label }: SizeRunProps) {
  const say = useMessages('SizeRun');
  return (
    <ul className={css.run} aria-label={label ?? say('Sizes')}>
      {sizes.map(({ size, quantity }) => {
        const isWanted = wanted.includes(size);
        const isOut = quantity <= 0;
        const state = isWanted ? (isOut ? 'hitOut' : 'hit') : isOut ? 'out' : 'in';
        return (
          <li key={size} className={css.size({ state })}>
            {size}
            {isOut && <span className={css.spoken}>, {say('none')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
