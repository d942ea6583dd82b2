import { barsOf } from './bars.ts';
import * as css from './Barcode.css.ts';

export interface BarcodeBarsProps {
  value: string;
  orientation: 'vertical' | 'horizontal';
  /** Quiet zones before and after the bars, in modules. */
  quiet: readonly [before: number, after: number];
}

/** The bars of a barcode, stretched to their box. Loaded on demand, because it contains the encoder. */
export function BarcodeBars({ value, orientation, quiet: [before, after] }: BarcodeBarsProps) {
  const drawn = barsOf(value);
  if (!drawn) return null;
  const length = before + drawn.modules + after;
  const isVertical = orientation === 'vertical';
  return (
    <svg
      className={css.bars}
      viewBox={isVertical ? `0 0 1 ${length}` : `0 0 ${length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d={drawn.bars
          .map(({ start, width }) =>
            isVertical ? `M0 ${before + start}h1v${width}h-1z` : `M${before + start} 0h${width}v1h-${width}z`,
          )
          .join('')}
      />
    </svg>
  );
}
