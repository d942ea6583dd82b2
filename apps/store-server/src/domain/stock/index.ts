import { correctBinShelfRecord } from './handlers/correctBinShelfRecord.ts';
import { getBay } from './handlers/getBay.ts';
import { getBinShelfRecords } from './handlers/getBinShelfRecords.ts';
import { getInventoryBrands } from './handlers/getInventoryBrands.ts';
import { getNearestSizes } from './handlers/getNearestSizes.ts';
import { getConsigneeSizes } from './handlers/getConsigneeSizes.ts';
import { getStockDifferences } from './handlers/getStockDifferences.ts';
import { getUnitHistory } from './handlers/getUnitHistory.ts';
import { getVariantAtLocation } from './handlers/getVariantAtLocation.ts';
import { moveUnits } from './handlers/moveUnits.ts';
import type { OperationOptions, Operations } from '../operation.ts';

export { availabilityAt, readAvailability } from './queries/availability.ts';
export { changeWords } from './queries/changeWords.ts';
export { customerHoldOf, heldForColumns, refuseIfKept, toHeldFor, withCustomerHold } from './queries/customerHold.ts';
export { readStockDifferences, type StockDifference } from './queries/stockDifferences.ts';
export { findUnit, refusedScan, type FoundUnit } from './queries/findUnit.ts';
export { isFree, queueForVariants, takeFreeUnits, type TakenUnit, type Wanted } from './queries/freeUnits.ts';
export { holderOf, holdsPair, orderOf } from './queries/holder.ts';
export { refuseIfPacked, refuseIfTransferred } from './queries/transferOf.ts';
export { lockUnits, type LockedUnit } from './queries/lockUnits.ts';
export { nameOf, pairOf, productColumns, toColourway, toProductFacts } from './queries/productFacts.ts';
export { isElsewhereInStore, isInScope } from './queries/unitScope.ts';
export { refuseIfChanged, type Subject } from './queries/refuseIfChanged.ts';
export { findBin } from './queries/findBin.ts';
export { selectRecords, toRecord, type RecordRow } from './queries/binShelfRecords.ts';
export { placeColumns, toPlace } from './queries/place.ts';
export { binOfLastUnit } from './queries/suggestedBin.ts';
export { inPickOrder, toLastSeen, unitColumns, withProduct, withProductAndBin } from './queries/units.ts';

/** Units, their bins and shelves, and which of them are free. */
export const createStockOperations = ({ contract }: Pick<OperationOptions, 'contract'>) =>
  ({
    correctBinShelfRecord,
    getBay,
    getBinShelfRecords,
    getConsigneeSizes,
    getInventoryBrands,
    getNearestSizes,
    getStockDifferences,
    getUnitHistory: getUnitHistory(contract),
    getVariantAtLocation,
    moveUnits,
  }) satisfies Partial<Operations>;
