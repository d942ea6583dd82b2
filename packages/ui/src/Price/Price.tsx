import type { Unstyled } from '../internal/props.ts';
import * as css from './Price.css.ts';

// USD with 2 decimals.
const usd = /* @__PURE__ */ new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export interface PriceProps extends Unstyled {
  /** In US dollars, not cents. */
  amount: number;
}

/** An amount in US dollars with two decimals; figures of equal width, never mono. */
export function Price({ amount }: PriceProps) {
  return <span className={css.price}>{usd.format(amount)}</span>;
}
