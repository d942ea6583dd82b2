import type { operations, paths } from './generated/schema.ts';
import { DOWNLOAD_TIMEOUT_MS } from './limits.ts';
import type { Shape } from './shape.ts';

/** What the client has to know of an operation at run time; its types come from the contract. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT';
  path: keyof paths;
  /** What the call is given. Default: `params` (path and query in one object) for GET, else `body`. */
  input?: 'none' | 'params' | 'body' | 'both';
  /** Whose bearer: the session's (default), none, or an access token that the caller gives. */
  auth?: 'none' | 'given';
  /** A write: carries an `Idempotency-Key`. */
  keyed?: true;
  /** The answer as it must be; only 'data…' is handed on, unless `whole`. */
  shape?: Shape;
  whole?: true;
  /** The answer is a file whose content type begins so. */
  file?: string;
  /** Milliseconds, if not `CALL_TIMEOUT_MS`. */
  timeoutMs?: number;
}

/** Office Open XML workbook, `.xlsx` (IANA media types). */
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type OperationId = keyof operations;

/** What a row draws of a line. */
const LINE = {
  'data.content.*.lineId': 'string',
  'data.content.*.productName': 'string',
  'data.content.*.size': 'string',
  'data.content.*.requestedBy': 'string',
  'data.content.*.colourway.name': 'string',
  'data.content.*.colourway.swatches': 'strings',
  'data.counts.request': 'number',
} as const satisfies Shape;

/** What a store is chosen by. */
const STORE = {
  'data.*.id': 'string',
  'data.*.mainStore': 'string',
  'data.*.locations.*.id': 'string',
  'data.*.locations.*.name': 'string',
} as const satisfies Shape;

/**
 * One line an operation of the contract, by its operationId. A missing line fails the type check, a line that
 * differs from the contract fails `operations.test.ts`.
 */
// oxfmt-ignore
export const OPERATIONS = {
  authenticateOauth: { method: 'POST', path: '/api/userauth/authenticate/oauth', auth: 'none', shape: { 'data.token': 'string' } },
  authenticateDevice: { method: 'POST', path: '/api/userauth/authenticate/device', auth: 'none', shape: { 'data.token': 'string' } },
  getUser: { method: 'GET', path: '/api/user/{id}', shape: { 'data.id': 'string' } },
  getUserRoles: { method: 'GET', path: '/api/user/role/{sub}', shape: { data: 'objects' } },
  getStoreLocations: { method: 'GET', path: '/api/store/store-location', input: 'none', shape: { data: 'objects', ...STORE } },
  getStoresByLocation: { method: 'POST', path: '/api/store/store-by-location', shape: { data: 'objects', ...STORE } },
  getFeaturedProducts: { method: 'GET', path: '/api/kiosk/kiosk-feature', input: 'none', shape: { 'data.data.products.nodes': 'objects' } },
  browseKioskProducts: { method: 'GET', path: '/api/kiosk/kiosk-product-browse', shape: { 'data.data.brands.nodes': 'objects' } },
  getKioskProducts: { method: 'POST', path: '/api/kiosk/kiosk-products', shape: { 'data.data.products.edges': 'objects', 'data.data.products.pageInfo': 'object' } },
  searchKioskProducts: { method: 'POST', path: '/api/kiosk/kiosk-search-with-filters', shape: { 'data.data.products.edges': 'objects', 'data.data.products.pageInfo': 'object' } },
  requestTryout: { method: 'POST', path: '/api/kiosk/kiosk-tryout-item-master', keyed: true, shape: { 'data.tryoutItemId': 'string', 'data.lines': 'objects' } },
  getAllTryoutItems: { method: 'GET', path: '/api/storefront/getAllTryoutItems/{storeId}/{locationId}', shape: { data: 'lists', 'data.*.*.name': 'string', 'data.*.*.size': 'string' } },
  acceptTryout: { method: 'PUT', path: '/api/storefront/tryoutItem-master/accept', keyed: true, shape: { status: 'boolean' }, whole: true },
  getShoesizeLines: { method: 'GET', path: '/api/storefront/request-lines', shape: { 'data.content': 'objects', 'data.counts': 'object', ...LINE } },
  getAllStoreLocation: { method: 'GET', path: '/api/storefront/getAllStoreLocation', input: 'none', shape: { data: 'objects' } },
  getBookings: { method: 'GET', path: '/api/storefront/bookings', shape: { 'data.location': 'object', 'data.bookings': 'objects', 'data.holidays': 'objects' } },
  updateSlotStatus: { method: 'POST', path: '/api/storefront/update-slot-status', keyed: true, shape: { 'data.slotId': 'string' } },
  getHolidays: { method: 'POST', path: '/api/storefront/get-holidays', shape: { data: 'objects' } },
  getVariantAtLocation: { method: 'GET', path: '/api/consignee/location/{locationId}/variant/{inventoryItemId}', shape: { 'data.name': 'string', 'data.images': 'objects' } },
  downloadS3ImageUrl: { method: 'GET', path: '/api/catalogue/document/downloadS3ImageUrl', shape: { 'data.url': 'string' } },
  transformImage: { method: 'GET', path: '/api/catalogue/image-transform', auth: 'none', file: 'image/', timeoutMs: DOWNLOAD_TIMEOUT_MS },
  getConsigneeSizes: { method: 'GET', path: '/api/consignee/consignee-size', input: 'none', shape: { 'data.size': 'strings' } },
  getAllAvailableBarcodes: { method: 'GET', path: '/api/consignee/getAllAvailableBarcodes/{id}', shape: { data: 'objects' } },
  markOrderSold: { method: 'PUT', path: '/api/consignee/update/sold', input: 'params', keyed: true, shape: { 'data.orderNumber': 'string' } },
  replaceMissingPair: { method: 'POST', path: '/api/consignee/update/missing/{missingBarcode}/{selectedReplacementBarcode}', input: 'params', keyed: true, shape: { 'data.barcode': 'string' } },
  setBarcodeMissing: { method: 'POST', path: '/api/consignee/barcode/missing', keyed: true, shape: { 'data.rowId': 'string' } },
  setBarcodeOnHold: { method: 'POST', path: '/api/consignee/barcode/onhold', keyed: true, shape: { 'data.rowId': 'string' } },
  getEligibleBarcodes: { method: 'GET', path: '/api/consignee/order/eligible-barcodes', shape: { 'data.items': 'objects' } },
  fulfilRetailOrder: { method: 'POST', path: '/api/consignee/order/retail-order-fulfilment', keyed: true, shape: { 'data.items': 'objects' } },
  getConsignmentQueue: { method: 'GET', path: '/api/consignee/consignment-queue', shape: { 'data.content': 'objects' } },
  getCatalogueBySKU: { method: 'GET', path: '/api/catalogue/getCatalogueBySKU', shape: { 'data.id': 'string', 'data.images': 'objects', 'data.locations': 'objects', 'data.variants': 'objects' } },
  placeRequest: { method: 'POST', path: '/api/inventory/check-in-out/request', keyed: true, shape: { 'data.requestId': 'string', 'data.lines': 'objects' } },
  cancelRequest: { method: 'POST', path: '/api/inventory/cancel-check-out-request', keyed: true, shape: { 'data.lineIds': 'strings' } },
  getWarehouseLines: { method: 'GET', path: '/api/inventory/request-lines', shape: { 'data.content': 'objects', 'data.counts': 'object', ...LINE } },
  getRequest: { method: 'GET', path: '/api/inventory/requests/{requestId}', shape: { 'data.requestId': 'string', 'data.lines': 'objects' } },
  checkOut: { method: 'POST', path: '/api/inventory/check-out', keyed: true, shape: { 'data.lineId': 'string' } },
  checkIn: { method: 'POST', path: '/api/inventory/check-in', keyed: true, shape: { 'data.lineId': 'string' } },
  reportPairNotHere: { method: 'POST', path: '/api/inventory/pair-not-here', keyed: true, shape: { 'data.lineId': 'string' } },
  getInventoryBrands: { method: 'GET', path: '/api/inventory/inventory-Brand', shape: { data: 'strings' } },
  exportInventory: { method: 'GET', path: '/api/inventory/export/excel/{locationId}', file: SPREADSHEET, timeoutMs: DOWNLOAD_TIMEOUT_MS },
  checkBinShelfStatus: { method: 'GET', path: '/api/inventory/shoesize-check-bin-shelf-status', file: SPREADSHEET, timeoutMs: DOWNLOAD_TIMEOUT_MS },
  getPair: { method: 'GET', path: '/api/inventory/pair/{barcode}', shape: { 'data.barcode': 'string', 'data.location': 'object' } },
  getBay: { method: 'GET', path: '/api/inventory/bay/{locationId}/{bin}', shape: { 'data.bays': 'numbers', 'data.gaps': 'objects', 'data.target': 'object' } },
  getBinShelfRecords: { method: 'GET', path: '/api/inventory/bin-shelf-records', shape: { 'data.content': 'objects' } },
  correctBinShelfRecord: { method: 'PUT', path: '/api/inventory/bin-shelf-records/{rowId}', input: 'both', keyed: true, shape: { 'data.rowId': 'string' } },
  getNotifications: { method: 'GET', path: '/api/notification/get-app-notifications/{userId}', shape: { 'data.content': 'objects', 'data.content.*.id': 'string', 'data.content.*.type.objectIdName': 'string' } },
  acknowledgeNotification: { method: 'PUT', path: '/api/notification/update-app-notifications/{notificationId}', input: 'params', keyed: true, shape: { 'data.id': 'string' } },
  acknowledgeAllNotifications: { method: 'PUT', path: '/api/notification/update-app-notifications', keyed: true, shape: { data: 'object' } },
  announce: { method: 'POST', path: '/api/notification/announcements', keyed: true, shape: { 'data.id': 'string' } },
  loadCube: { method: 'POST', path: '/api/cube/v1/load', shape: { data: 'objects' } },
  getMyPhoto: { method: 'GET', path: '/graph/v1.0/me/photo/$value', input: 'none', auth: 'given', file: 'image/', timeoutMs: DOWNLOAD_TIMEOUT_MS },
} as const satisfies Record<OperationId, Operation>;
