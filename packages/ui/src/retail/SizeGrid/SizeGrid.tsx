'use client';

import { useRef } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import { Radio, RadioRow } from '../../internal/Radios.tsx';
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
  const grid = useRef<HTMLDivElement>(null);
  const chosen = sizes.find(({ size }) => size === value);

  const take = (size: string) => {
    onChange(size);
    // The button that was pressed goes away; the focus goes to what it chose.
    const radios = grid.current?.querySelectorAll('input') ?? [];
    [...radios].find((radio) => radio.value === size)?.focus();
  };

  return (
    <div>
      <RadioRow ref={grid} label={label} value={value} onChange={onChange} className={css.grid}>
        {sizes.map(({ size, quantity }) => (
          <Radio
            key={size}
            value={size}
            label={
              quantity <= 0
                ? say('{size}, sold out', { size })
                : say('{size}, {count} in store', { size, count: quantity })
            }
            className={quantity <= 0 ? `${css.cell} ${css.isOut}` : css.cell}
            inputClassName={css.input}
          >
            <span className={css.figure} aria-hidden="true">
              <SizeFigure size={size} scale={21} />
            </span>
            <span className={css.stock} aria-hidden="true">
              {quantity <= 0 ? say('none') : quantity.toLocaleString(locale)}
            </span>
          </Radio>
        ))}
      </RadioRow>
      {/* Always there, so that a screen reader hears of it when it is filled. */}
      <div role="status" className={css.nearest}>
        {chosen && chosen.quantity <= 0 && <Nearest sizes={sizes} size={chosen.size} onTake={take} />}
      </div>
    </div>
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
