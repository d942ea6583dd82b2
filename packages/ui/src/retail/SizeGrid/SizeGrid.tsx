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
  /** Accessible name: "Size, US M". */
  label: string;
  /** From small to large; a quantity of 0 is sold out. */
  sizes: readonly SizeStock[];
  /** The chosen size, or `undefined`. */
  value: string | undefined;
  /** Also called for sold-out sizes. */
  onChange: (size: string) => void;
}

/**
 * All sizes of a product with their stock. The chosen one is inverted. A chosen sold-out size offers the nearest sizes
 * in stock. Arrow keys choose (ARIA APG, radio group).
 */
export function SizeGrid({ label, sizes, value, onChange }: SizeGridProps) {
  const say = useMessages('SizeGrid');
  const locale = useLocale();
  const grid = useRef<HTMLDivElement>(null);
  const chosen = sizes.find(({ size }) => size === value);

  const choose = (size: string) => {
    onChange(size);
    // The pressed button disappears, so the chosen size gets the focus.
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
      {/* Always in the page, so that a screen reader announces its first text. */}
      <div role="status" className={css.nearest}>
        {chosen && chosen.quantity <= 0 && <Nearest sizes={sizes} size={chosen.size} onChoose={choose} />}
      </div>
    </div>
  );
}

function Nearest({
  sizes,
  size,
  onChoose,
}: {
  sizes: readonly SizeStock[];
  size: string;
  onChoose: (size: string) => void;
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
          onClick={() => onChoose(stock.size)}
        >
          {stock.size}
        </button>
      ))}
    </>
  );
}
