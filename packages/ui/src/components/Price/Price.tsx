'use client';

import type { Unstyled } from '../../internal/props.ts';
import { formatPrice } from './formatPrice.ts';
import { useLocale } from '../../internal/useMessages.ts';
import * as css from './Price.css.ts';

export interface PriceProps extends Unstyled {
  /** In the currency's unit, not in cents. */
  amount: number;
  /** ISO 4217. @default 'USD' */
  currency?: string;
}

/** An amount of money as the page's locale writes it, US dollars with two decimals; figures of equal width, never mono. */
export function Price({ amount, currency = 'USD' }: PriceProps) {
  const locale = useLocale();
  return <span className={css.price}>{formatPrice(amount, locale, currency)}</span>;
}
