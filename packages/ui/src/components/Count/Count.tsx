'use client';

import { figure } from '../../internal/message.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale } from '../../internal/useMessages.ts';
import * as css from './Count.css.ts';

export interface CountProps extends Unstyled {
  /** `undefined` while it is not known: keeps the place of two digits. */
  value: number | undefined;
  /** Above it a plus is shown: 999 shows as "999+" from 1000 on. @default 9999 */
  max?: number;
  /** @default 13 */
  size?: 13 | 15;
  /** Keeps the place of so many digits, so that what stands behind it does not move. @default 0 */
  places?: 0 | 2;
  /** @default 'inherit' */
  tone?: 'inherit' | 'soft';
}

/** How many, in mono, beside a word, as the page's locale writes it. */
export function Count({ value, max = 9999, size = 13, places = 0, tone = 'inherit' }: CountProps) {
  const locale = useLocale();
  if (value === undefined) return <span aria-hidden="true" className={css.count({ size, tone, places: 2 })} />;
  const text = value > max ? `${figure(max, locale)}+` : figure(value, locale);
  return <span className={css.count({ size, tone, places })}>{text}</span>;
}
