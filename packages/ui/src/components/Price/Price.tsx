'use client';

import type { Unstyled } from '../../internal/props.ts';
import { formatPrice } from './formatPrice.ts';
import { useCurrency, useLocale } from '../../internal/useMessages.ts';
import * as css from './Price.css.ts';

export interface PriceProps extends Unstyled {
  /** In the unit of the currency, not in cents. */
  amount: number;
  /** ISO 4217. @default that of UiProvider */
  currency?: string;
}

/** An amount of money in the currency of the app and the format of the locale, with tabular digits. */
export function Price({ amount, currency }: PriceProps) {
  const ofApp = useCurrency();
  const locale = useLocale();
  return <span className={css.price}>{formatPrice(amount, locale, currency ?? ofApp)}</span>;
}
