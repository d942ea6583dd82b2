import { acceptAnnouncedPairs } from './handlers/acceptAnnouncedPairs.ts';
import { announceConsignment } from './handlers/announceConsignment.ts';
import { declineAnnouncedPairs } from './handlers/declineAnnouncedPairs.ts';
import { getAnnouncedPairs } from './handlers/getAnnouncedPairs.ts';
import { getOrderSale } from './handlers/getOrderSale.ts';
import { getReplacements } from './handlers/getReplacements.ts';
import { fulfilRetailOrder } from './handlers/fulfilRetailOrder.ts';
import { getAllAvailableBarcodes } from './handlers/getAllAvailableBarcodes.ts';
import { getConsignmentQueue } from './handlers/getConsignmentQueue.ts';
import { getEligibleBarcodes } from './handlers/getEligibleBarcodes.ts';
import { getSale } from './handlers/getSale.ts';
import { markOrderSold } from './handlers/markOrderSold.ts';
import { replaceMissingPair } from './handlers/replaceMissingPair.ts';
import { sellLine } from './handlers/sellLine.ts';
import { setBarcodeMissing } from './handlers/setBarcodeMissing.ts';
import { setBarcodeOnHold } from './handlers/setBarcodeOnHold.ts';
import { putOrders } from './handlers/putOrders.ts';
import type { OperationOptions, Operations } from '../operation.ts';

export { isOrdered, readOrder } from './queries/orders.ts';
export { nextLabel } from './queries/nextLabel.ts';
export { orderRows } from './queries/orderRows.ts';

/** Consigned units, and the orders of the till for which units are reserved. */
export const createConsignmentOperations = ({ contract }: Pick<OperationOptions, 'contract'>) =>
  ({
    acceptAnnouncedPairs,
    announceConsignment,
    declineAnnouncedPairs,
    fulfilRetailOrder,
    getAnnouncedPairs,
    getOrderSale,
    getReplacements: getReplacements(contract),
    getAllAvailableBarcodes,
    getConsignmentQueue,
    getEligibleBarcodes,
    getSale,
    markOrderSold,
    putOrders,
    replaceMissingPair,
    sellLine,
    setBarcodeMissing: setBarcodeMissing(contract),
    setBarcodeOnHold,
  }) satisfies Partial<Operations>;
