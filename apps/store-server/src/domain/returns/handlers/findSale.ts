import { readHoldBin } from '../../customerHolds/index.ts';
import type { Operation } from '../../operation.ts';
import { findSold } from '../queries/findSold.ts';
import { readSoldOrder, readSoldUnit } from '../queries/readSold.ts';
import { undoObstacle } from '../rules/mayUndoSale.ts';

/** Finds the sale of an order, or of a sold unit, with all its pairs [M-05]. */
export const findSale: Operation<'findSale'> = async ({ query, caller, store: { db, now } }) => {
  const { order, unit } = await findSold(db, caller, query);
  const [pairs, holdBin] = await Promise.all([
    order === undefined ? readSoldUnit(db, unit.id) : readSoldOrder(db, order.number),
    readHoldBin(db, query.locationId),
  ]);
  return {
    status: true,
    data: {
      orderNumber: order?.number ?? null,
      soldAt: order?.soldAt.toISOString() ?? null,
      soldBy: order?.seller ?? null,
      mayUndo: order !== undefined && undoObstacle(caller, order, now()) === undefined,
      scanned: unit?.barcode ?? null,
      holdBin,
      pairs,
    },
  };
};
