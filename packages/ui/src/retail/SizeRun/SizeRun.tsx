'use client';

import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './SizeRun.css.ts';

/** A size and its stock. */
export interface SizeStock {
  /** As on the box: "10.5", "XL". */
  size: string;
  /** Number of free units; 0 is sold out. */
  quantity: number;
  /** Size system, "US W", for a product in two systems. @default the only system */
  system?: string;
}

export interface SizeRunProps extends Unstyled {
  /** From small to large. */
  sizes: readonly SizeStock[];
  /** Wanted sizes; those in stock are inverted. @default none */
  wanted?: readonly string[];
  /** Accessible name. @default 'Sizes' */
  label?: string;
}

const NONE: readonly string[] = [];

/** The sizes of a product in one strip. To choose a size, use SizeGrid. */
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
