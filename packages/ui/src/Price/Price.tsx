import type { Unstyled } from '../internal/props.ts';
import { formatPrice } from './formatPrice.ts';
import * as css from './Price.css.ts';

export interface PriceProps extends Unstyled {
  /** In US dollars, not cents. */
  amount: number;
}

/** An amount in US dollars with two decimals; figures of equal width, never mono. */
export function Price({ amount }: PriceProps) {
  return <span className={css.price}>{formatPrice(amount)}</span>;
}
