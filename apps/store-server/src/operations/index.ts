import type { VerifyAccessToken } from '../security/accessTokens.ts';
import type { FindCaller } from '../security/callers.ts';
import type { Contract } from '../security/contract.ts';
import type { Sessions } from '../security/sessions.ts';
import { acceptTryout } from './acceptTryout.ts';
import { acknowledgeAllNotifications } from './acknowledgeAllNotifications.ts';
import { acknowledgeNotification } from './acknowledgeNotification.ts';
import { announce } from './announce.ts';
import { authenticateDevice } from './authenticateDevice.ts';
import { authenticateOauth } from './authenticateOauth.ts';
import { browseKioskProducts } from './browseKioskProducts.ts';
import { cancelRequest } from './cancelRequest.ts';
import { checkBinShelfStatus } from './checkBinShelfStatus.ts';
import { checkIn } from './checkIn.ts';
import { checkOut } from './checkOut.ts';
import { correctBinShelfRecord } from './correctBinShelfRecord.ts';
import { createPictures } from './pictures/pictures.ts';
import { downloadS3ImageUrl } from './downloadS3ImageUrl.ts';
import { exportInventory } from './exportInventory.ts';
import { getAllStoreLocation } from './getAllStoreLocation.ts';
import { getAllTryoutItems } from './getAllTryoutItems.ts';
import { getBay } from './getBay.ts';
import { getBinShelfRecords } from './getBinShelfRecords.ts';
import { getBookings } from './getBookings.ts';
import { getCatalogueBySKU } from './getCatalogueBySKU.ts';
import { getFeaturedProducts } from './getFeaturedProducts.ts';
import { getHolidays } from './getHolidays.ts';
import { getInventoryBrands } from './getInventoryBrands.ts';
import { getKioskProducts } from './getKioskProducts.ts';
import { getMyPhoto } from './getMyPhoto.ts';
import { getNotifications } from './getNotifications.ts';
import { getPair } from './getPair.ts';
import { getRequest } from './getRequest.ts';
import { getShoesizeLines } from './getShoesizeLines.ts';
import { getStoreLocations } from './getStoreLocations.ts';
import { getStoresByLocation } from './getStoresByLocation.ts';
import { getUser } from './getUser.ts';
import { getUserRoles } from './getUserRoles.ts';
import { getVariantAtLocation } from './getVariantAtLocation.ts';
import { getWarehouseLines } from './getWarehouseLines.ts';
import { placeRequest } from './placeRequest.ts';
import { reportPairNotHere } from './reportPairNotHere.ts';
import { requestTryout } from './requestTryout.ts';
import { searchKioskProducts } from './searchKioskProducts.ts';
import { transformImage } from './transformImage.ts';
import { updateSlotStatus } from './updateSlotStatus.ts';
import { getConsigneeSizes } from './getConsigneeSizes.ts';
import { getAllAvailableBarcodes } from './getAllAvailableBarcodes.ts';
import { markOrderSold } from './markOrderSold.ts';
import { replaceMissingPair } from './replaceMissingPair.ts';
import { setBarcodeMissing } from './setBarcodeMissing.ts';
import { setBarcodeOnHold } from './setBarcodeOnHold.ts';
import { getEligibleBarcodes } from './getEligibleBarcodes.ts';
import { fulfilRetailOrder } from './fulfilRetailOrder.ts';
import { getConsignmentQueue } from './getConsignmentQueue.ts';
import { loadCube } from './loadCube.ts';
import type { Operation, OperationId } from './operation.ts';

/** A handler for every operation of the contract. */
export type Handlers = { [Id in OperationId]: Operation<Id> };

/** What some operations need beside the store: those around the session, and one that goes by the rights of another. */
export interface HandlerParts {
  contract: Contract;
  sessions: Sessions;
  findCaller: FindCaller;
  verifyAccessToken: VerifyAccessToken;
  verifyPhotoToken?: VerifyAccessToken;
}

/** Every operation by its name in the contract; a missing one does not compile. */
export function createHandlers(parts: HandlerParts): Handlers {
  return {
    authenticateOauth: authenticateOauth(parts),
    authenticateDevice: authenticateDevice(parts),
    getMyPhoto: getMyPhoto(parts.verifyPhotoToken),
    transformImage: transformImage(createPictures()),
    acceptTryout,
    acknowledgeAllNotifications,
    acknowledgeNotification,
    announce,
    browseKioskProducts,
    cancelRequest,
    checkBinShelfStatus,
    checkIn,
    checkOut,
    correctBinShelfRecord,
    downloadS3ImageUrl,
    exportInventory,
    getAllStoreLocation,
    getAllTryoutItems,
    getBay,
    getBinShelfRecords,
    getBookings,
    getCatalogueBySKU,
    getFeaturedProducts,
    getHolidays,
    getInventoryBrands,
    getKioskProducts,
    getNotifications,
    getPair,
    getRequest,
    getShoesizeLines,
    getStoreLocations,
    getStoresByLocation,
    getUser,
    getUserRoles,
    getVariantAtLocation,
    getWarehouseLines,
    getConsigneeSizes,
    getAllAvailableBarcodes,
    markOrderSold,
    replaceMissingPair,
    setBarcodeMissing: setBarcodeMissing(parts.contract),
    setBarcodeOnHold,
    getEligibleBarcodes,
    fulfilRetailOrder,
    getConsignmentQueue,
    loadCube,
    placeRequest,
    reportPairNotHere,
    requestTryout,
    searchKioskProducts,
    updateSlotStatus,
  };
}
