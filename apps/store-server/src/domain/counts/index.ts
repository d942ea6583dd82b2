import type { Operations } from '../operation.ts';
import { applyCount } from './handlers/applyCount.ts';
import { discardCount } from './handlers/discardCount.ts';
import { endCountPlan } from './handlers/endCountPlan.ts';
import { getBin } from './handlers/getBin.ts';
import { getBinAccuracy } from './handlers/getBinAccuracy.ts';
import { getBinCounts } from './handlers/getBinCounts.ts';
import { getCountPlans } from './handlers/getCountPlans.ts';
import { getCountRounds } from './handlers/getCountRounds.ts';
import { handInCount } from './handlers/handInCount.ts';
import { planCount } from './handlers/planCount.ts';
import { scanCount } from './handlers/scanCount.ts';
import { startCount } from './handlers/startCount.ts';

export { makeRounds } from './makeRounds.ts';

/** Bins with all their units, counts of bins, and their plans. */
export const countOperations = {
  applyCount,
  discardCount,
  endCountPlan,
  getBin,
  getBinAccuracy,
  getBinCounts,
  getCountPlans,
  getCountRounds,
  handInCount,
  planCount,
  scanCount,
  startCount,
} satisfies Partial<Operations>;
