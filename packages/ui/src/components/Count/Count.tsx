'use client';

import { figure } from '../../internal/message.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale } from '../../internal/useMessages.ts';
import * as css from './Count.css.ts';

export interface CountProps extends Unstyled {
  /** `undefined` while unknown: keeps the width of two digits. */
  value: number | undefined;
  /** Larger numbers are shown with a plus: with 999, 1000 is shown as "999+". @default 9999 */
  max?: number;
  /** Font size, px. @default 13 */
  size?: 13 | 15;
  /** Least width in digits, so that elements after it do not move. @default 0 */
  places?: 0 | 2;
  /** Colour of the number; `inverted` is a plate beside a heading. @default 'inherit' */
  tone?: 'inherit' | 'soft' | 'inverted';
}

/** A number beside a word, monospaced, formatted for the locale. */
export function Count({ value, max = 9999, size = 13, places = 0, tone = 'inherit' }: CountProps) {
  const locale = useLocale();
  if (value === undefined) return <span aria-hidden="true" className={css.count({ size, tone, places: 2 })} />;
  const text = value > max ? `${figure(max, locale)}+` : figure(value, locale);
  return <span className={css.count({ size, tone, places })}>{text}</span>;
}
