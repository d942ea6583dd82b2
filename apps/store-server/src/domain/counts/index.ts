import type { Operations } from '../operation.ts';
import { applyCount } from './handlers/applyCount.ts';
import { discardCount } from './handlers/discardCount.ts';
import { getBin } from './handlers/getBin.ts';
import { getBinCounts } from './handlers/getBinCounts.ts';
import { handInCount } from './handlers/handInCount.ts';
import { scanCount } from './handlers/scanCount.ts';
import { startCount } from './handlers/startCount.ts';

/** Bins with all their units, and counts of bins. */
export const countOperations = {
  applyCount,
  discardCount,
  getBin,
  getBinCounts,
  handInCount,
  scanCount,
  startCount,
} satisfies Partial<Operations>;
