import type { VerifyAccessToken } from '../security/accessTokens.ts';
import type { FindCaller } from '../security/callers.ts';
import type { Contract } from '../security/contract.ts';
import type { Sessions } from '../security/sessions.ts';
import { acceptTryout } from './tryouts/handlers/acceptTryout.ts';
import { acknowledgeAllNotifications } from './notifications/handlers/acknowledgeAllNotifications.ts';
import { acknowledgeNotification } from './notifications/handlers/acknowledgeNotification.ts';
import { announce } from './notifications/handlers/announce.ts';
import { authenticateDevice } from './people/handlers/authenticateDevice.ts';
import { authenticateOauth } from './people/handlers/authenticateOauth.ts';
import { browseKioskProducts } from './catalogue/handlers/browseKioskProducts.ts';
import { cancelRequest } from './requests/handlers/cancelRequest.ts';
import { exportBinStatus } from './reports/handlers/exportBinStatus.ts';
import { checkIn } from './requests/handlers/checkIn.ts';
import { checkOut } from './requests/handlers/checkOut.ts';
import { correctBinShelfRecord } from './stock/handlers/correctBinShelfRecord.ts';
import { createPictures } from './pictures/rendering/pictures.ts';
import { getPictureUrl } from './pictures/handlers/getPictureUrl.ts';
import { exportInventory } from './reports/handlers/exportInventory.ts';
import { getBookingLocations } from './bookings/handlers/getBookingLocations.ts';
import { listWaitingTryouts } from './tryouts/handlers/listWaitingTryouts.ts';
import { getBay } from './stock/handlers/getBay.ts';
import { getBinShelfRecords } from './stock/handlers/getBinShelfRecords.ts';
import { getBookings } from './bookings/handlers/getBookings.ts';
import { getCatalogueBySKU } from './catalogue/handlers/getCatalogueBySKU.ts';
import { getFeaturedProducts } from './catalogue/handlers/getFeaturedProducts.ts';
import { getHolidays } from './bookings/handlers/getHolidays.ts';
import { getInventoryBrands } from './stock/handlers/getInventoryBrands.ts';
import { getKioskProducts } from './catalogue/handlers/getKioskProducts.ts';
import { getMyPhoto } from './people/handlers/getMyPhoto.ts';
import { getNotifications } from './notifications/handlers/getNotifications.ts';
import { getPair } from './requests/handlers/getPair.ts';
import { getRequest } from './requests/handlers/getRequest.ts';
import { getShoesizeLines } from './requests/handlers/getShoesizeLines.ts';
import { getStoreLocations } from './people/handlers/getStoreLocations.ts';
import { getStoresByLocation } from './people/handlers/getStoresByLocation.ts';
import { getUser } from './people/handlers/getUser.ts';
import { getUserRoles } from './people/handlers/getUserRoles.ts';
import { getVariantAtLocation } from './stock/handlers/getVariantAtLocation.ts';
import { getWarehouseLines } from './requests/handlers/getWarehouseLines.ts';
import { placeRequest } from './requests/handlers/placeRequest.ts';
import { reportPairNotHere } from './requests/handlers/reportPairNotHere.ts';
import { requestTryout } from './tryouts/handlers/requestTryout.ts';
import { searchKioskProducts } from './catalogue/handlers/searchKioskProducts.ts';
import { transformImage } from './pictures/handlers/transformImage.ts';
import { changeBookingStatus } from './bookings/handlers/changeBookingStatus.ts';
import { getSizes } from './stock/handlers/getSizes.ts';
import { getAllAvailableBarcodes } from './consignment/handlers/getAllAvailableBarcodes.ts';
import { markOrderSold } from './consignment/handlers/markOrderSold.ts';
import { replaceMissingPair } from './consignment/handlers/replaceMissingPair.ts';
import { setBarcodeMissing } from './consignment/handlers/setBarcodeMissing.ts';
import { setBarcodeOnHold } from './consignment/handlers/setBarcodeOnHold.ts';
import { getEligibleBarcodes } from './consignment/handlers/getEligibleBarcodes.ts';
import { fulfilRetailOrder } from './consignment/handlers/fulfilRetailOrder.ts';
import { getConsignmentQueue } from './consignment/handlers/getConsignmentQueue.ts';
import { loadCube } from './reports/handlers/loadCube.ts';
import type { Operation } from './operation.ts';
import type { OperationId } from '@instore/api';

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
    checkBinShelfStatus: exportBinStatus,
    checkIn,
    checkOut,
    correctBinShelfRecord,
    downloadS3ImageUrl: getPictureUrl,
    exportInventory,
    getAllStoreLocation: getBookingLocations,
    getAllTryoutItems: listWaitingTryouts,
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
    getConsigneeSizes: getSizes,
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
    updateSlotStatus: changeBookingStatus,
  };
}
