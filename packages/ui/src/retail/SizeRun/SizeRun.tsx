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
  /** Takes one line: of a long strip the sizes around the wanted one, and how many there are besides. @default false */
  isOneLine?: boolean;
}

const NONE: readonly string[] = [];

/** The sizes of a product in one strip. To choose a size, use SizeGrid. */
export function SizeRun({ sizes, wanted = NONE, label, isOneLine = false }: SizeRunProps) {
  const say = useMessages('SizeRun');
  const steps = isOneLine ? stepsOf(sizes, wanted) : undefined;
  const run = (
    <ul className={css.run} aria-label={label ?? say('Sizes')}>
      {sizes.map(({ size, quantity }, index) => {
        const isWanted = wanted.includes(size);
        const isOut = quantity <= 0;
        const state = isWanted ? (isOut ? 'hitOut' : 'hit') : isOut ? 'out' : 'in';
        return (
          <li key={size} className={css.size({ state })} data-from={steps?.[index]}>
            {size}
            {isOut && <span className={css.spoken}>, {say('none')}</span>}
          </li>
        );
      })}
      {isOneLine ? <Further count={sizes.length} /> : null}
    </ul>
  );
  return isOneLine ? <div className={css.line}>{run}</div> : run;
}

/** How many sizes are left out, for each width at which some are. */
function Further({ count }: { count: number }) {
  const say = useMessages('SizeRun');
  return css.PLACES.map((places, step) =>
    count > places ? (
      <li key={places} className={css.further} data-only={step}>
        <span aria-hidden="true">+{count - places + 1}</span>
        <span className={css.spoken}>{say('{count} more', { count: count - places + 1 })}</span>
      </li>
    ) : null,
  );
}

/** The step of `PLACES` from which each size is shown: those around the wanted one first, or around the ones in stock. */
function stepsOf(sizes: readonly SizeStock[], wanted: readonly string[]): (number | undefined)[] {
  const at = (isMeant: (stock: SizeStock) => boolean) =>
    sizes.flatMap((stock, index) => (isMeant(stock) ? [index] : []));
  const meant = [at(({ size }) => wanted.includes(size)), at(({ quantity }) => quantity > 0)].find(
    ({ length }) => length > 0,
  );
  const middle = meant ? (meant[0]! + meant.at(-1)!) / 2 : 0;
  const byDistance = sizes.map((_, index) => index).toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return sizes.map((_, index) => {
    const rank = byDistance.indexOf(index);
    // The last place of a strip that is too long tells how many are left out.
    const step = css.PLACES.findIndex((places) => rank < (sizes.length > places ? places - 1 : places));
    return step === 0 ? undefined : step < 0 ? css.PLACES.length : step;
  });
}
