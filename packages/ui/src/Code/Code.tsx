import type { Unstyled } from '../internal/props.ts';
import * as css from './Code.css.ts';

export interface CodeProps extends Unstyled {
  /** In px at 100 % text. @default 13 */
  size?: 13 | 15 | 17;
  /** @default 'inherit' */
  tone?: 'inherit' | 'soft' | 'critical';
  children: string;
}

/** A SKU, barcode, bin or id: mono, left to right in every language, chosen whole by one press. Never a price. */
export function Code({ size = 13, tone = 'inherit', children }: CodeProps) {
  return <span className={css.code({ size, tone })}>{children}</span>;
}
