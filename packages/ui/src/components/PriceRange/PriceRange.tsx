'use client';

import { useId, useMemo } from 'react';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { isReversedPrice } from '../../internal/reversedRange.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { formatPrice } from '../Price/formatPrice.ts';
import { useCurrency, useLocale, useMessages } from '../../internal/useMessages.ts';
import * as css from './PriceRange.css.ts';

/** Lowest and highest price in the unit of the app's currency; 0 is no limit, so `[0, 0]` means any. */
export type PricePair = readonly [lowest: number, highest: number];

/** Any price. */
export const ANY_PRICE: PricePair = [0, 0];

export interface PriceRangeProps extends Unstyled {
  /** Name for screen readers. @default 'Price' */
  label?: string;
  /** Format of the numbers, e.g. centimetres. @default money in the currency of the app */
  format?: Intl.NumberFormatOptions | undefined;
  /** Lowest and highest price. */
  value: PricePair;
  /** Called when a field is left, not on every digit. */
  onChange: (value: PricePair) => void;
}

/** A lowest and a highest price. An empty field is no limit. */
export function PriceRange({ label, format, value, onChange }: PriceRangeProps) {
  const say = useMessages('PriceRange');
  const locale = useLocale();
  const currency = useCurrency();
  // At most the decimals of the currency: 0 for JPY, 2 for EUR, 3 for KWD.
  const money = useMemo<Intl.NumberFormatOptions>(
    () => ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol', minimumFractionDigits: 0 }),
    [currency],
  );
  const id = useId();
  const [lowest, highest] = value;
  const isCrossed = isReversedPrice(value);
  return (
    <div
      role="group"
      aria-label={label ?? say('Price')}
      className={css.group}
      aria-describedby={isCrossed ? id : undefined}
    >
      <div className={css.fields}>
        <NumberField
          label={say('From')}
          value={lowest === 0 ? undefined : lowest}
          onChange={(next) => onChange([next ?? 0, highest])}
          min={0}
          format={format ?? money}
          placeholder={
            format ? new Intl.NumberFormat(locale, format).format(0) : formatPrice(0, locale, currency, true)
          }
        />
        <NumberField
          label={say('To')}
          value={highest === 0 ? undefined : highest}
          onChange={(next) => onChange([lowest, next ?? 0])}
          min={0}
          format={format ?? money}
          placeholder={say('Any')}
        />
      </div>
      {isCrossed && (
        <InlineMessage id={id} severity="caution">
          {say('Minimum must be below maximum.')}
        </InlineMessage>
      )}
    </div>
  );
}
