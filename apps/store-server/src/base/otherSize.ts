import type { ProductFacts, SizeSystem } from '@instore/api';
import { euSize, usSize } from './euSize.ts';

type OtherSize = Exclude<ProductFacts['otherSize'], undefined>;

/** Converts a European size to US and other sizes to European; null where the chart has none, as for garments. */
export function otherSize(size: string, system: SizeSystem): OtherSize {
  const [other, sizeSystem] =
    system === 'EU' ? ([usSize(size), 'US M'] as const) : ([euSize(system, size), 'EU'] as const);
  return other === null ? null : { size: other, sizeSystem };
}
