import type { Operations } from '../operation.ts';
import { acceptTransfer } from './handlers/acceptTransfer.ts';
import { askForTransfer } from './handlers/askForTransfer.ts';
import { nudgeTransfer } from './handlers/nudgeTransfer.ts';
import { cancelTransfer } from './handlers/cancelTransfer.ts';
import { closeCarton, sendCarton } from './handlers/closeCarton.ts';
import { closeDelivery } from './handlers/closeDelivery.ts';
import { correctDelivered } from './handlers/correctDelivered.ts';
import { countDelivered } from './handlers/countDelivered.ts';
import { getDeliveries } from './handlers/getDeliveries.ts';
import { getDelivery } from './handlers/getDelivery.ts';
import { getTransfers } from './handlers/getTransfers.ts';
import { handInDelivery } from './handlers/handInDelivery.ts';
import { packTransfer } from './handlers/packTransfer.ts';
import { putDeliveries } from './handlers/putDeliveries.ts';
import { receiveTransfer } from './handlers/receiveTransfer.ts';
import { refuseTransfer } from './handlers/refuseTransfer.ts';
import { reportNotInCarton } from './handlers/reportNotInCarton.ts';
import { reportTransferMissing } from './handlers/reportTransferMissing.ts';

/** Goods that move: the deliveries of suppliers, and pairs that one location asks another one for (ADR 54, 64). */
export const movementOperations = {
  acceptTransfer,
  askForTransfer,
  cancelTransfer,
  nudgeTransfer,
  closeCarton,
  closeDelivery,
  correctDelivered,
  countDelivered,
  getDeliveries,
  getDelivery,
  getTransfers,
  handInDelivery,
  packTransfer,
  putDeliveries,
  receiveTransfer,
  refuseTransfer,
  reportNotInCarton,
  reportTransferMissing,
  sendCarton,
} satisfies Partial<Operations>;
