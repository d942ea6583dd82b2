'use client';

import { useId, useRef } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import { turnRadioKeys } from '../../internal/turnRadioKeys.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import type { SizeStock } from '../SizeRun/SizeRun.tsx';
import { nearestSizes } from './nearestSizes.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import * as css from './SizeGrid.css.ts';

export interface SizeGridProps extends Unstyled {
  /** What the figures are, told to screen readers: "Size, US M". */
  label: string;
  /** In the order of the shelf; 0 is sold out. */
  sizes: readonly SizeStock[];
  /** The chosen size; `undefined` as long as none is. */
  value: string | undefined;
  /** Sold-out sizes can be chosen as well: they are what the customer wears. */
  onChange: (size: string) => void;
}

/**
 * All sizes of a product with what is left of each. The chosen one is inverted. Choosing a sold-out size offers the
 * nearest ones in stock, so that nobody has to say just "no". Arrow keys choose (ARIA APG, radio group).
 */
export function SizeGrid({ label, sizes, value, onChange }: SizeGridProps) {
  const say = useMessages('SizeGrid');
  const locale = useLocale();
  const name = useId();
  const grid = useRef<HTMLDivElement>(null);
  const chosen = sizes.find(({ size }) => size === value);

  const take = (size: string) => {
    onChange(size);
    // The button that was pressed goes away; the focus goes to what it chose.
    const radios = grid.current?.querySelectorAll('input') ?? [];
    [...radios].find((radio) => radio.value === size)?.focus();
  };

  return (
    <fieldset className={css.group} role="radiogroup" aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the radio buttons within */}
      <div className={css.grid} ref={grid} onKeyDown={turnRadioKeys}>
        {sizes.map(({ size, quantity }) => (
          <label key={size} className={css.cell} data-out={quantity <= 0 || undefined}>
            <input
              type="radio"
              className={css.input}
              name={name}
              value={size}
              aria-label={
                quantity <= 0
                  ? say('{size}, sold out', { size })
                  : say('{size}, {count} in store', { size, count: quantity })
              }
              checked={size === value}
              onChange={() => onChange(size)}
            />
            <span className={css.figure} aria-hidden="true">
              <SizeFigure size={size} scale={21} />
            </span>
            <span className={css.stock} aria-hidden="true">
              {quantity <= 0 ? say('none') : quantity.toLocaleString(locale)}
            </span>
          </label>
        ))}
      </div>
      {/* Always there, so that a screen reader hears of it when it is filled. */}
      <div role="status" className={css.nearest}>
        {chosen && chosen.quantity <= 0 && <Nearest sizes={sizes} size={chosen.size} onTake={take} />}
      </div>
    </fieldset>
  );
}

function Nearest({
  sizes,
  size,
  onTake,
}: {
  sizes: readonly SizeStock[];
  size: string;
  onTake: (size: string) => void;
}) {
  const say = useMessages('SizeGrid');
  const neighbours = nearestSizes(sizes, size);
  return (
    <>
      <span>
        {neighbours.length === 0
          ? say('{size} and all other sizes are sold out.', { size })
          : say('{size} is sold out. Nearest:', { size })}
      </span>
      {neighbours.map((stock) => (
        <button
          key={stock.size}
          type="button"
          className={css.neighbour}
          aria-label={say('Choose {size} instead, {count} in store', { size: stock.size, count: stock.quantity })}
          onClick={() => onTake(stock.size)}
        >
          {stock.size}
        </button>
      ))}
    </>
  );
}
