'use client';

import { onDemand } from '../../loading/onDemand.tsx';
import type { Unstyled } from '../../internal/props.ts';
import type { CopyCodeProps } from './CopyCode.tsx';
import * as css from './Code.css.ts';

const PlainCode = ({ className, children }: CopyCodeProps) => <span className={className}>{children}</span>;
const StruckCode = ({ className, children }: CopyCodeProps) => <s className={className}>{children}</s>;

const CopyCode = onDemand<CopyCodeProps>(() => import('./CopyCode.tsx').then((module) => module.CopyCode), {
  placeholder: PlainCode,
  unavailable: PlainCode,
});

export interface CodeProps extends Unstyled {
  /** In px at 100 % text. @default 13 */
  size?: 13 | 15 | 17 | 28;
  /** Colour of the text. @default 'inherit' */
  tone?: 'inherit' | 'soft' | 'critical';
  /** A press copies the code and shows that it was copied. @default false */
  isCopyable?: boolean;
  /** It breaks where its line ends, e.g. a key or an address. @default false */
  isLong?: boolean;
  /** It does not hold any more: struck through. @default false */
  isStruck?: boolean;
  /** A code, e.g. a barcode or a SKU. */
  children: string;
}

/** A SKU, barcode, bin or id: monospaced, left to right in every language, selected whole by one press. Not for prices. */
export function Code({
  size = 13,
  tone = 'inherit',
  isCopyable = false,
  isLong = false,
  isStruck = false,
  children,
}: CodeProps) {
  const Shown = isStruck ? StruckCode : isCopyable ? CopyCode : PlainCode;
  return <Shown className={css.code({ size, tone, isLong })}>{children}</Shown>;
}
