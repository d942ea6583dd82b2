import type { Operations } from '../operation.ts';
import { closeDelivery } from './handlers/closeDelivery.ts';
import { correctDelivered } from './handlers/correctDelivered.ts';
import { countDelivered } from './handlers/countDelivered.ts';
import { getDeliveries } from './handlers/getDeliveries.ts';
import { getDelivery } from './handlers/getDelivery.ts';
import { handInDelivery } from './handlers/handInDelivery.ts';
import { putDeliveries } from './handlers/putDeliveries.ts';
import { reportNotInCarton } from './handlers/reportNotInCarton.ts';

/** Goods that move: the deliveries of suppliers (ADR 54). */
export const movementOperations = {
  closeDelivery,
  correctDelivered,
  countDelivered,
  getDeliveries,
  getDelivery,
  handInDelivery,
  putDeliveries,
  reportNotInCarton,
} satisfies Partial<Operations>;
