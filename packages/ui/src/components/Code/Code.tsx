import { Suspense } from 'react';
import { onDemand } from '../../internal/onDemand.ts';
import type { Unstyled } from '../../internal/props.ts';
import type { CopyCodeProps } from './CopyCode.tsx';
import * as css from './Code.css.ts';

const CopyCode = onDemand<CopyCodeProps>(
  () => import('./CopyCode.tsx').then((part) => part.CopyCode),
  ({ className, children }) => <span className={className}>{children}</span>,
);

export interface CodeProps extends Unstyled {
  /** In px at 100 % text. @default 13 */
  size?: 13 | 15 | 17;
  /** @default 'inherit' */
  tone?: 'inherit' | 'soft' | 'critical';
  /** A press copies it, and says so. @default false */
  isCopyable?: boolean;
  children: string;
}

/** A SKU, barcode, bin or id: mono, left to right in every language, chosen whole by one press. Never a price. */
export function Code({ size = 13, tone = 'inherit', isCopyable = false, children }: CodeProps) {
  const className = css.code({ size, tone });
  const plain = <span className={className}>{children}</span>;
  if (!isCopyable) return plain;
  return (
    <Suspense fallback={plain}>
      <CopyCode className={className}>{children}</CopyCode>
    </Suspense>
  );
}
