'use client';

import type { Unstyled } from '../../internal/props.ts';
import { formatPrice } from './formatPrice.ts';
import { useLocale } from '../../internal/useMessages.ts';
import * as css from './Price.css.ts';

export interface PriceProps extends Unstyled {
  /** In the unit of the currency, not in cents. */
  amount: number;
  /** ISO 4217. @default 'USD' */
  currency?: string;
}

/** An amount of money in the format of the locale, with tabular digits. */
export function Price({ amount, currency = 'USD' }: PriceProps) {
  const locale = useLocale();
  return <span className={css.price}>{formatPrice(amount, locale, currency)}</span>;
}
