import { demoLocations } from '../../src/seed/stores.ts';
import type { OperationId } from '@instore/api';

/** A valid request of a person (`userId`, `sub`) at a location. */
export interface Sample {
  path: string;
  body?: unknown;
}

export interface Who {
  userId: string;
  sub: string;
  locationId: string;
}

/** A point of P-256. */
const samplePublicKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
};
const proof = { deviceId: 'x', challenge: 'x', signature: 'x'.repeat(86) };
const openingHours = { hours: Array.from({ length: 7 }, () => null), slotMinutes: 30, slotCapacity: 1 };
const printer = { name: 'Desk', address: '10.1.2.3', port: 9100, dpi: 203, labelWidth: 62, labelHeight: 38 };
const line = {
  tryoutItemId: '9000',
  inventoryItemId: 'some-variant',
  sku: null,
  size: '9',
  price: 120,
  name: 'Front door',
  requestStatusFlag: true,
};
const cartLine = {
  inventoryLineItemId: 'some-variant',
  name: 'Halden Court 82',
  style: 'HC82-104-CF',
  imageUrl: '/artwork/products/HC82-104-CF.svg',
  size: '9',
  price: 120,
  status: '1',
  requestedBy: 'Kiosk Front door',
  tryOutItem: true,
  barcode: null,
  quantity: 1,
};

/** The number of the request and the try-on request that `resources.ts` inserts at a location. */
export const numberAt = (locationId: string): string => {
  const index = demoLocations.findIndex((location) => location.id === locationId);
  return String(700_000 + index);
};

/** A valid request for every operation of the contract. The tests do not compile while one is missing. */
export const samples: Record<OperationId, (who: Who) => Sample> = {
  authenticateOauth: () => ({ path: '/api/userauth/authenticate/oauth', body: { accessToken: 'x' } }),
  authenticateDevice: () => ({ path: '/api/userauth/authenticate/device', body: { deviceId: 'x', key: 'x' } }),
  pairKiosk: () => ({ path: '/api/userauth/authenticate/pairing', body: { code: '00000000' } }),
  createChallenge: () => ({ path: '/api/userauth/challenge', body: { deviceId: 'x' } }),
  authenticateTablet: () => ({ path: '/api/userauth/authenticate/tablet', body: proof }),
  authenticatePin: () => ({
    path: '/api/userauth/authenticate/pin',
    body: { ...proof, userId: '1001', pin: '194728' },
  }),
  renewPinSession: () => ({ path: '/api/userauth/authenticate/renewal', body: { ...proof, token: 'x' } }),
  setPin: () => ({ path: '/api/userauth/pin', body: { pin: '194728' } }),
  reportDevice: () => ({ path: '/api/userauth/device-report', body: { version: '0.1.0' } }),
  lockTablet: () => ({ path: '/api/userauth/tablet/lock', body: {} }),
  getTabletPeople: () => ({ path: '/api/userauth/tablet' }),
  findBadge: () => ({ path: '/api/userauth/tablet/badge', body: { code: '0123456789ABCDEF0123' } }),
  issueBadge: () => ({ path: '/api/userauth/badges/1001' }),
  revokeBadge: () => ({ path: '/api/userauth/badges/1001/revoke' }),
  getPeople: ({ locationId }) => ({ path: `/api/store/people?locationId=${locationId}` }),
  getPerson: () => ({ path: '/api/store/people/1001' }),
  addPerson: ({ locationId }) => ({
    path: '/api/store/people',
    body: {
      objectId: '1b4e28ba-2fa1-41d2-883f-0016d3cca428',
      name: 'Dora Silva',
      email: 'dora@chain.example',
      role: 'Sales_Associate',
      locationIds: [locationId],
    },
  }),
  changePerson: ({ locationId }) => ({
    path: '/api/store/people/1001/access',
    body: { role: 'Sales_Associate', locationIds: [locationId], basedOn: '0' },
  }),
  removePerson: () => ({ path: '/api/store/people/1001/remove', body: { basedOn: '0' } }),
  resetPins: () => ({ path: '/api/store/people/1001/reset-pins' }),
  getAdminChanges: ({ locationId }) => ({ path: `/api/store/admin-changes?locationId=${locationId}` }),
  exportAdminChanges: ({ locationId }) => ({ path: `/api/store/admin-changes-download?locationId=${locationId}` }),
  getImportKinds: () => ({ path: '/api/store/import-kinds' }),
  getImportTemplate: () => ({ path: '/api/store/import-kinds/stock/template' }),
  getImports: ({ locationId }) => ({ path: `/api/store/imports?locationId=${locationId}` }),
  startImport: ({ locationId }) => ({
    path: '/api/store/imports',
    body: { locationId, kind: 'bins', fileName: 'bins.csv', size: 40 },
  }),
  getImport: () => ({ path: '/api/store/imports/1' }),
  putImportPart: () => ({ path: '/api/store/imports/1/parts/0', body: Buffer.from('location,code,shelf') }),
  applyImport: () => ({ path: '/api/store/imports/1/apply' }),
  correctImport: () => ({
    path: '/api/store/imports/1/corrections',
    body: { cells: [{ row: 2, column: 'sku', value: 'KR-204' }], leftOut: [], leavesOutOthers: false },
  }),
  cancelImport: () => ({ path: '/api/store/imports/1/cancel' }),
  getImportReport: () => ({ path: '/api/store/imports/1/report' }),
  exportImportReport: () => ({ path: '/api/store/imports/1/report-download' }),
  getUser: ({ userId }) => ({ path: `/api/user/${userId}` }),
  setLanguage: ({ userId }) => ({ path: `/api/user/${userId}/language`, body: { language: 'es' } }),
  getCustomerHolds: ({ locationId }) => ({ path: `/api/storefront/holds?locationId=${locationId}` }),
  getCustomerHoldTimes: ({ locationId }) => ({ path: `/api/storefront/hold-times?locationId=${locationId}` }),
  holdForCustomer: ({ locationId }) => ({
    path: '/api/storefront/hold',
    body: { locationId, barcode: '2048177304178', firstName: 'Noor', until: '2030-01-01T20:00:00.000Z' },
  }),
  holdLonger: ({ locationId }) => ({
    path: '/api/storefront/hold/longer',
    body: { locationId, holdId: '1', until: '2030-01-01T20:00:00.000Z' },
  }),
  handOverHeldPair: ({ locationId }) => ({ path: '/api/storefront/hold/hand-over', body: { locationId, holdId: '1' } }),
  letHeldPairGo: ({ locationId }) => ({ path: '/api/storefront/hold/let-go', body: { locationId, holdId: '1' } }),
  getPhoto: ({ userId, locationId }) => ({ path: `/api/user/${userId}/photo?locationId=${locationId}` }),
  getUserRoles: ({ sub }) => ({ path: `/api/user/role/${sub}` }),
  getStoreLocations: () => ({ path: '/api/store/store-location' }),
  getStoresByLocation: ({ locationId }) => ({
    path: '/api/store/store-by-location',
    body: { locations: [locationId] },
  }),
  getFeaturedProducts: () => ({ path: '/api/kiosk/kiosk-feature' }),
  browseKioskProducts: ({ locationId }) => ({ path: `/api/kiosk/kiosk-product-browse?locationId=${locationId}` }),
  getKioskProducts: ({ locationId }) => ({
    path: '/api/kiosk/kiosk-products',
    body: { brandName: 'Halden', limitForQuery: 5, cursorValue: null, sortValue: 'PRICE_ASC', locationId },
  }),
  searchKioskProducts: ({ locationId }) => ({
    path: '/api/kiosk/kiosk-search-with-filters',
    body: { title: 'court', size: '10.5,US W 7', availability: 'inStore', locationId, withFacets: true },
  }),
  requestTryout: ({ locationId }) => ({
    path: '/api/kiosk/kiosk-tryout-item-master',
    body: { storeId: 'new-york', locationId, lines: [{ inventoryItemId: 'some-variant', name: 'Front door' }] },
  }),
  getOpeningHours: ({ locationId }) => ({ path: `/api/store/opening-hours?locationId=${locationId}` }),
  setOpeningHours: ({ locationId }) => ({
    path: '/api/store/opening-hours',
    body: { locationId, ...openingHours, basedOn: openingHours },
  }),
  getApiKeys: () => ({ path: '/api/store/api-keys' }),
  addApiKey: ({ locationId }) => ({
    path: '/api/store/api-keys',
    body: {
      id: 'sample',
      name: 'Sample',
      role: 'Warehouse_Admin',
      operations: ['getStockDifferences'],
      locationIds: [locationId],
      days: 30,
    },
  }),
  revokeApiKey: () => ({ path: '/api/store/api-keys/sample/revoke' }),
  getWebhookEndpoints: () => ({ path: '/api/store/webhook-endpoints' }),
  addWebhookEndpoint: ({ locationId }) => ({
    path: '/api/store/webhook-endpoints',
    body: { id: 'sample', url: 'https://sample.example/events', locationIds: [locationId] },
  }),
  changeWebhookEndpoint: () => ({
    path: '/api/store/webhook-endpoints/sample',
    body: { isPaused: false, pausedTypes: [], basedOn: 0 },
  }),
  removeWebhookEndpoint: () => ({ path: '/api/store/webhook-endpoints/sample/remove' }),
  getWebhookDeliveries: () => ({ path: '/api/store/webhook-endpoints/sample/deliveries' }),
  resendWebhook: () => ({ path: '/api/store/webhook-endpoints/sample/deliveries/1/resend' }),
  getShopConnection: () => ({ path: '/api/store/shop-connection' }),
  getShopProblems: () => ({ path: '/api/store/shop-problems' }),
  compareShop: () => ({ path: '/api/store/shop-comparison' }),
  getPrinters: ({ locationId }) => ({ path: `/api/store/printers?locationId=${locationId}` }),
  addPrinter: ({ locationId }) => ({ path: '/api/store/printers', body: { locationId, ...printer } }),
  changePrinter: ({ locationId }) => ({
    path: `/api/store/printers/${numberAt(locationId)}`,
    body: { ...printer, basedOn: 0 },
  }),
  removePrinter: ({ locationId }) => ({ path: `/api/store/printers/${numberAt(locationId)}/remove` }),
  printTestPage: ({ locationId }) => ({ path: `/api/store/printers/${numberAt(locationId)}/test` }),
  printLabels: ({ locationId }) => ({
    path: `/api/store/printers/${numberAt(locationId)}/labels`,
    body: { kind: 'bins', ids: ['A-14-01'] },
  }),
  getPrintJobs: ({ locationId }) => ({ path: `/api/store/print-jobs?locationId=${locationId}` }),
  cancelPrintJob: ({ locationId }) => ({ path: `/api/store/print-jobs/${numberAt(locationId)}/cancel` }),
  printAgain: ({ locationId }) => ({ path: `/api/store/print-jobs/${numberAt(locationId)}/again` }),
  getDevices: ({ locationId }) => ({ path: `/api/kiosk/devices?locationId=${locationId}` }),
  enrolDevice: ({ locationId }) => ({
    path: '/api/kiosk/devices',
    body: { locationId, name: 'Tablet 2', lockMinutes: 2, publicKey: samplePublicKey },
  }),
  createPairingCode: ({ locationId }) => ({
    path: '/api/kiosk/pairing-codes',
    body: { locationId, name: 'Front door' },
  }),
  renameDevice: ({ locationId }) => ({
    path: `/api/kiosk/devices/kiosk-${locationId}/name`,
    body: { name: 'Back door' },
  }),
  setLockMinutes: ({ locationId }) => ({
    path: `/api/kiosk/devices/tablet-${locationId}/lock-minutes`,
    body: { lockMinutes: 5 },
  }),
  lockDevice: ({ locationId }) => ({ path: `/api/kiosk/devices/tablet-${locationId}/lock` }),
  removeDevice: ({ locationId }) => ({ path: `/api/kiosk/devices/kiosk-${locationId}/revoke` }),
  resetPin: ({ locationId }) => ({ path: `/api/kiosk/devices/tablet-${locationId}/people/1001/reset` }),
  getTryoutProgress: ({ locationId }) => ({ path: `/api/kiosk/tryouts/${numberAt(locationId)}` }),
  getTryoutPhoto: ({ locationId }) => ({ path: `/api/kiosk/tryouts/${numberAt(locationId)}/photo` }),
  withdrawTryout: ({ locationId }) => ({ path: `/api/kiosk/tryouts/${numberAt(locationId)}/withdraw`, body: {} }),
  getTryoutByNumber: () => ({ path: '/api/kiosk/numbers/100' }),
  getCalledNumbers: () => ({ path: '/api/kiosk/called-numbers' }),
  getAllTryoutItems: ({ locationId }) => ({ path: `/api/storefront/getAllTryoutItems/new-york/${locationId}` }),
  acceptTryout: ({ locationId }) => ({
    path: '/api/storefront/tryoutItem-master/accept',
    body: [{ ...line, tryoutItemId: numberAt(locationId) }],
  }),
  getCustomerLines: ({ locationId }) => ({
    path: `/api/storefront/customer-lines?locationId=${locationId}&number=100`,
  }),
  getShoesizeLines: ({ locationId }) => ({ path: `/api/storefront/request-lines?locationId=${locationId}&status=1` }),
  getTryout: ({ locationId }) => ({ path: `/api/storefront/tryouts/${numberAt(locationId)}` }),
  nudgeRequest: ({ locationId }) => ({ path: '/api/storefront/nudge', body: { locationId, lineId: '1' } }),
  assignLine: ({ locationId }) => ({
    path: '/api/storefront/assign',
    body: { locationId, lineId: '1', ownerId: '1002' },
  }),
  setLineDetails: ({ locationId }) => ({
    path: '/api/storefront/line-details',
    body: { locationId, lineId: '1', requestNote: 'Left foot is wider', spot: 'Bench 3' },
  }),
  sendLineMessage: ({ locationId }) => ({
    path: '/api/inventory/line-message',
    body: { locationId, lineId: '1', message: 'two-minutes' },
  }),
  takeOtherSize: ({ locationId }) => ({
    path: '/api/storefront/other-size',
    body: { locationId, lineId: '1', inventoryItemId: 'some-variant' },
  }),
  sendBack: ({ locationId }) => ({ path: '/api/storefront/send-back', body: { locationId, lineId: '1' } }),
  callCustomer: ({ locationId }) => ({
    path: '/api/storefront/call-customer',
    body: { locationId, lineId: '1', spot: 'Bench 3' },
  }),
  endCall: ({ locationId }) => ({ path: '/api/storefront/end-call', body: { locationId, lineId: '1' } }),
  handOver: ({ locationId }) => ({ path: '/api/storefront/hand-over', body: { locationId, lineId: '1' } }),
  putOrders: ({ locationId }) => ({
    path: '/api/consignee/orders',
    body: {
      locationId,
      orders: [
        {
          orderNumber: `YK-${locationId}`,
          placedAt: '2026-11-23T15:30:00Z',
          items: [{ inventoryItemId: 'some-variant', quantity: 1 }],
        },
      ],
    },
  }),
  sellLine: ({ locationId }) => ({
    path: '/api/storefront/sell',
    body: { locationId, lineId: '1', orderNumber: 'YK-30421' },
  }),
  findSale: ({ locationId }) => ({ path: `/api/storefront/return?locationId=${locationId}&search=YK-30418` }),
  takeBack: ({ locationId }) => ({
    path: '/api/storefront/return',
    body: { locationId, barcode: '2048177304161', reason: 'too small', condition: 'as new' },
  }),
  undoSale: ({ locationId }) => ({
    path: '/api/storefront/sale/undo',
    body: { locationId, orderNumber: 'YK-30418' },
  }),
  getSale: ({ locationId }) => ({
    path: `/api/storefront/sale?locationId=${locationId}&lineId=1&orderNumber=YK-30421`,
  }),
  getColleagues: ({ locationId }) => ({ path: `/api/storefront/colleagues?locationId=${locationId}` }),
  getDeliverySpots: ({ locationId }) => ({ path: `/api/storefront/delivery-spots?locationId=${locationId}` }),
  setDeliverySpots: ({ locationId }) => ({
    path: '/api/storefront/delivery-spots',
    body: { locationId, spots: ['Bench 1'] },
  }),
  getNearestSizes: ({ locationId }) => ({
    path: `/api/inventory/nearest-sizes/some-variant?locationId=${locationId}`,
  }),
  undoCheckOut: ({ locationId }) => ({ path: '/api/inventory/undo-check-out', body: { locationId, lineId: '1' } }),
  undoCheckIn: ({ locationId }) => ({ path: '/api/inventory/undo-check-in', body: { locationId, lineId: '1' } }),
  getEndOfDay: ({ locationId }) => ({ path: `/api/inventory/end-of-day?locationId=${locationId}` }),
  answerForgottenPair: ({ locationId }) => ({
    path: '/api/inventory/forgotten-pair',
    body: { locationId, lineId: '1', answer: 'not found' },
  }),
  getHandOverNotes: ({ locationId }) => ({ path: `/api/inventory/hand-over-notes?locationId=${locationId}` }),
  writeHandOverNote: ({ locationId }) => ({
    path: '/api/inventory/hand-over-notes',
    body: { locationId, note: 'Size 12 may be in fitting room 2.', lastNoteId: null },
  }),
  readHandOverNote: ({ locationId }) => ({
    path: '/api/inventory/hand-over-note/read',
    body: { locationId, noteId: '1' },
  }),
  takeOverCheckOut: ({ locationId }) => ({
    path: '/api/inventory/take-over-check-out',
    body: { locationId, lineId: '1', barcode: '2048177304161' },
  }),
  deliverLine: ({ locationId }) => ({
    path: '/api/inventory/deliver',
    body: { locationId, lineId: '1', personId: '1001' },
  }),
  takePicks: ({ locationId }) => ({
    path: '/api/inventory/take-picks',
    body: { locationId, requestIds: [numberAt(locationId)] },
  }),
  handBackPicks: ({ locationId }) => ({ path: '/api/inventory/hand-back-picks', body: { locationId } }),
  getBin: ({ locationId }) => ({ path: `/api/inventory/bins/${locationId}/A-01-01` }),
  getDeliveries: ({ locationId }) => ({ path: `/api/inventory/deliveries?locationId=${locationId}` }),
  getDelivery: ({ locationId }) => ({ path: `/api/inventory/delivery?locationId=${locationId}&deliveryId=1` }),
  putDeliveries: ({ locationId }) => ({
    path: '/api/inventory/deliveries',
    body: {
      locationId,
      deliveries: [
        {
          number: 'D-1',
          from: 'Halden Footwear',
          expectedOn: '2026-11-24',
          pairs: [{ carton: 'D-1-1', inventoryItemId: '4100101', quantity: 1, barcodes: ['4012345000016'] }],
        },
      ],
    },
  }),
  countDelivered: ({ locationId }) => ({
    path: '/api/inventory/delivery/count',
    body: { locationId, deliveryId: '1', carton: 'C-1', barcode: '2048177304178' },
  }),
  correctDelivered: ({ locationId }) => ({
    path: '/api/inventory/delivery/correct',
    body: { locationId, deliveryId: '1', pairId: '1', condition: 'damaged' },
  }),
  reportNotInCarton: ({ locationId }) => ({
    path: '/api/inventory/delivery/absent',
    body: { locationId, deliveryId: '1', carton: 'C-1' },
  }),
  handInDelivery: ({ locationId }) => ({
    path: '/api/inventory/delivery/hand-in',
    body: { locationId, deliveryId: '1' },
  }),
  closeDelivery: ({ locationId }) => ({
    path: '/api/inventory/delivery/close',
    body: { locationId, deliveryId: '1', version: 0 },
  }),
  getTransfers: ({ locationId }) => ({ path: `/api/inventory/transfers?locationId=${locationId}` }),
  askForTransfer: ({ locationId }) => ({
    path: '/api/inventory/transfers',
    body: { locationId, fromLocationId: 'bedford-avenue', inventoryItemId: '4100101' },
  }),
  acceptTransfer: ({ locationId }) => ({
    path: '/api/inventory/transfer/accept',
    body: { locationId, transferId: '1' },
  }),
  refuseTransfer: ({ locationId }) => ({
    path: '/api/inventory/transfer/refuse',
    body: { locationId, transferId: '1', reason: 'not found' },
  }),
  nudgeTransfer: ({ locationId }) => ({
    path: '/api/inventory/transfer/nudge',
    body: { locationId, transferId: '1' },
  }),
  cancelTransfer: ({ locationId }) => ({
    path: '/api/inventory/transfer/cancel',
    body: { locationId, transferId: '1' },
  }),
  packTransfer: ({ locationId }) => ({
    path: '/api/inventory/transfer/pack',
    body: { locationId, barcode: '2048177304178' },
  }),
  closeCarton: ({ locationId }) => ({
    path: '/api/inventory/transfer/close-carton',
    body: { locationId, carton: 'C-0001' },
  }),
  sendCarton: ({ locationId }) => ({
    path: '/api/inventory/transfer/send-carton',
    body: { locationId, carton: 'C-0001' },
  }),
  receiveTransfer: ({ locationId }) => ({
    path: '/api/inventory/transfer/receive',
    body: { locationId, barcode: '2048177304178' },
  }),
  reportTransferMissing: ({ locationId }) => ({
    path: '/api/inventory/transfer/missing',
    body: { locationId, carton: 'C-0001' },
  }),
  getBinCounts: ({ locationId }) => ({ path: `/api/inventory/bin-counts?locationId=${locationId}` }),
  moveUnits: ({ locationId }) => ({
    path: '/api/inventory/move-units',
    body: { locationId, bin: 'A-01-01', barcodes: ['2048177304161'] },
  }),
  startCount: ({ locationId }) => ({ path: '/api/inventory/start-count', body: { locationId, bin: 'A-01-01' } }),
  scanCount: ({ locationId }) => ({
    path: '/api/inventory/scan-count',
    body: { locationId, countId: '1', barcode: '2048177304161' },
  }),
  handInCount: ({ locationId }) => ({ path: '/api/inventory/hand-in-count', body: { locationId, countId: '1' } }),
  applyCount: ({ locationId }) => ({ path: '/api/inventory/apply-count', body: { locationId, countId: '1' } }),
  discardCount: ({ locationId }) => ({ path: '/api/inventory/discard-count', body: { locationId, countId: '1' } }),
  getCountPlans: ({ locationId }) => ({ path: `/api/inventory/count-plans?locationId=${locationId}` }),
  planCount: ({ locationId }) => ({
    path: '/api/inventory/count-plans',
    body: { locationId, aisles: ['A'], weekdays: [1], isBlind: true },
  }),
  endCountPlan: ({ locationId }) => ({ path: '/api/inventory/end-count-plan', body: { locationId, planId: '1' } }),
  getCountRounds: ({ locationId }) => ({ path: `/api/inventory/count-rounds?locationId=${locationId}` }),
  getBinAccuracy: ({ locationId }) => ({ path: `/api/inventory/bin-accuracy?locationId=${locationId}` }),
  getUnitHistory: ({ locationId }) => ({ path: `/api/inventory/pair/2048177304161/history?locationId=${locationId}` }),
  getAllStoreLocation: () => ({ path: '/api/storefront/getAllStoreLocation' }),
  getBookings: ({ locationId }) => ({
    path: `/api/storefront/bookings?locationId=${locationId}&from=2026-11-16&to=2026-11-22`,
  }),
  getBooking: ({ locationId }) => ({ path: `/api/storefront/booking?locationId=${locationId}&slotId=3000` }),
  updateSlotStatus: ({ locationId }) => ({
    path: '/api/storefront/update-slot-status',
    body: { locationId, slotId: '3000', status: 'visited' },
  }),
  getHolidays: ({ locationId }) => ({
    path: '/api/storefront/get-holidays',
    body: { locationId, from: '2026-11-01', to: '2026-12-31' },
  }),
  getBookingSlots: ({ locationId }) => ({
    path: `/api/storefront/booking-slots?locationId=${locationId}&from=2026-11-23&to=2026-11-29`,
  }),
  moveBooking: ({ locationId }) => ({
    path: '/api/storefront/move-booking',
    body: { locationId, slotId: '3000', from: '2026-11-23T15:00:00.000Z', startsAt: '2026-11-24T15:00:00.000Z' },
  }),
  getClosing: ({ locationId }) => ({
    path: `/api/storefront/closing?locationId=${locationId}&day=2030-12-24&from=16:00`,
  }),
  closeDay: ({ locationId }) => ({
    path: '/api/storefront/close-day',
    body: { locationId, day: '2030-12-24', name: 'Christmas Eve', from: '16:00', moves: [], cancel: [] },
  }),
  reopenDay: ({ locationId }) => ({
    path: '/api/storefront/reopen-day',
    body: { locationId, day: '2030-12-24', from: '16:00' },
  }),
  getVariantAtLocation: ({ locationId }) => ({ path: `/api/consignee/location/${locationId}/variant/some-variant` }),
  downloadS3ImageUrl: () => ({ path: '/api/catalogue/document/downloadS3ImageUrl?path=products/HC82-104-CF.svg' }),
  transformImage: () => ({ path: '/api/catalogue/image-transform?src=/artwork/products/HC82-104-CF.svg&width=64' }),
  getConsigneeSizes: () => ({ path: '/api/consignee/consignee-size' }),
  getAllAvailableBarcodes: ({ locationId }) => ({
    path: `/api/consignee/getAllAvailableBarcodes/some-variant?locationId=${locationId}`,
  }),
  markOrderSold: ({ locationId }) => ({ path: `/api/consignee/update/sold?orderNumber=order-${locationId}` }),
  replaceMissingPair: ({ locationId }) => ({ path: `/api/consignee/update/missing/pair-${locationId}/another-pair` }),
  setBarcodeMissing: ({ locationId }) => ({
    path: '/api/consignee/barcode/missing',
    body: { barcode: `pair-${locationId}` },
  }),
  setBarcodeOnHold: ({ locationId }) => ({
    path: '/api/consignee/barcode/onhold',
    body: { barcode: `pair-${locationId}` },
  }),
  getEligibleBarcodes: ({ locationId }) => ({
    path: `/api/consignee/order/eligible-barcodes?orderNumber=order-${locationId}`,
  }),
  fulfilRetailOrder: ({ locationId }) => ({
    path: '/api/consignee/order/retail-order-fulfilment',
    body: { orderNumber: `order-${locationId}`, items: [{ itemId: '1', barcode: '4006381333931' }] },
  }),
  getAnnouncedPairs: ({ locationId }) => ({ path: `/api/consignee/announced-pairs?locationId=${locationId}` }),
  announceConsignment: ({ locationId }) => ({
    path: '/api/consignee/announce',
    body: { locationId, pairs: [{ inventoryItemId: 'guarded', asks: 118, condition: 'New, no lid' }] },
  }),
  acceptAnnouncedPairs: ({ locationId }) => ({
    path: '/api/consignee/accept-announced',
    body: { locationId, announcedIds: ['1'] },
  }),
  declineAnnouncedPairs: ({ locationId }) => ({
    path: '/api/consignee/decline-announced',
    body: { locationId, announcedIds: ['1'], reason: 'Worn' },
  }),
  getReplacements: ({ locationId }) => ({ path: `/api/consignee/replacements/pair-${locationId}` }),
  getOrderSale: ({ locationId }) => ({ path: `/api/consignee/order-sale?orderNumber=order-${locationId}` }),
  getConsignmentQueue: ({ locationId }) => ({ path: `/api/consignee/consignment-queue?locationId=${locationId}` }),
  getCatalogueBySKU: ({ locationId }) => ({
    path: `/api/catalogue/getCatalogueBySKU?id=HC82-104-CF&locationId=${locationId}`,
  }),
  placeRequest: ({ locationId }) => ({
    path: '/api/inventory/check-in-out/request',
    body: { locationId, items: [cartLine] },
  }),
  cancelRequest: ({ locationId }) => ({
    path: '/api/inventory/cancel-check-out-request',
    body: { locationId, lineIds: ['1'] },
  }),
  getWarehouseLines: ({ locationId }) => ({
    path: `/api/inventory/request-lines?locationId=${locationId}&status=request&bin=A&bin=B-01`,
  }),
  getRequest: ({ locationId }) => ({ path: `/api/inventory/requests/${numberAt(locationId)}` }),
  checkOut: ({ locationId }) => ({
    path: '/api/inventory/check-out',
    body: { locationId, barcode: '4006381333931' },
  }),
  checkIn: ({ locationId }) => ({ path: '/api/inventory/check-in', body: { locationId, barcode: '4006381333931' } }),
  reportPairNotHere: ({ locationId }) => ({ path: '/api/inventory/pair-not-here', body: { locationId, lineId: '1' } }),
  getInventoryBrands: ({ locationId }) => ({ path: `/api/inventory/inventory-Brand?locationId=${locationId}` }),
  exportInventory: ({ locationId }) => ({ path: `/api/inventory/export/excel/${locationId}` }),
  checkBinShelfStatus: ({ locationId }) => ({
    path: `/api/inventory/shoesize-check-bin-shelf-status?locationId=${locationId}`,
  }),
  searchInventory: ({ locationId }) => ({
    path: '/api/inventory/inventory-search',
    body: { locationId, filters: { title: 'court', size: ['10.5'], availability: ['inStore'] } },
  }),
  getSavedSearches: () => ({ path: '/api/inventory/saved-searches' }),
  saveSearch: () => ({
    path: '/api/inventory/saved-searches',
    body: { name: 'Red runners', view: 'products', filters: { color: ['red'] } },
  }),
  removeSavedSearch: () => ({ path: '/api/inventory/remove-saved-search', body: { name: 'Red runners' } }),
  getPair: ({ locationId }) => ({ path: `/api/inventory/pair/2048177304161?locationId=${locationId}` }),
  getStockDifferences: ({ locationId }) => ({ path: `/api/inventory/stock-differences/${locationId}` }),
  getBay: ({ locationId }) => ({ path: `/api/inventory/bay/${locationId}/A-01-01` }),
  getBinShelfRecords: ({ locationId }) => ({
    path: `/api/inventory/bin-shelf-records?locationId=${locationId}&search=halden&bin=A&bin=B`,
  }),
  correctBinShelfRecord: ({ locationId }) => ({
    path: '/api/inventory/bin-shelf-records/1',
    body: { locationId, version: 0, bin: null },
  }),
  getNotifications: ({ userId }) => ({ path: `/api/notification/get-app-notifications/${userId}?page=0&size=20` }),
  acknowledgeNotification: () => ({ path: '/api/notification/update-app-notifications/1' }),
  acknowledgeAllNotifications: () => ({
    path: '/api/notification/update-app-notifications',
    body: { upTo: '1' },
  }),
  getPush: () => ({ path: '/api/notification/push' }),
  setPush: () => ({
    path: '/api/notification/push',
    body: { kinds: ['tryout'], quietFrom: '20:00', quietTo: '09:00' },
  }),
  addPushDevice: () => ({
    path: '/api/notification/push/devices',
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      p256dh: 'BH_Nzidw9sRdQYPL7m_bS3tYBzM1e-nvE7rPbjx70VRFx_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
      auth: 'AAAAAAAAAAAAAAAAAAAAAA',
      name: 'Chrome on Android',
    },
  }),
  renewPushDevice: () => ({
    path: '/api/notification/push/renewal',
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      p256dh: 'BH_Nzidw9sRdQYPL7m_bS3tYBzM1e-nvE7rPbjx70VRFx_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
      auth: 'AAAAAAAAAAAAAAAAAAAAAA',
      before: { endpoint: 'https://fcm.googleapis.com/fcm/send/w', auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
    },
  }),
  removePushDevice: () => ({ path: '/api/notification/push/devices/00000000-0000-4000-8000-000000000000/remove' }),
  testPush: () => ({ path: '/api/notification/push/devices/00000000-0000-4000-8000-000000000000/test' }),
  postponeNotification: () => ({ path: '/api/notification/postpone/1', body: { until: '15min' } }),
  announce: ({ locationId }) => ({
    path: '/api/notification/announcements',
    body: { title: 'Hello', locationIds: [locationId] },
  }),
  getAnnouncements: () => ({ path: '/api/notification/announcements' }),
  getAnnouncementReach: ({ locationId }) => ({
    path: `/api/notification/announcement-reach?locationIds=${locationId}&roles=Store_Admin`,
  }),
  getAnnouncement: () => ({ path: '/api/notification/announcements/1' }),
  recallAnnouncement: () => ({ path: '/api/notification/announcements/1/recall' }),
  ringAnnouncement: () => ({ path: '/api/notification/announcements/1/ring' }),
  getInsight: ({ locationId }) => ({
    path: `/api/cube/v1/insight?locationId=${locationId}&from=2026-01-05&to=2026-01-05`,
  }),
  getInsightRows: ({ locationId }) => ({
    path: `/api/cube/v1/insight-rows?locationId=${locationId}&from=2026-01-05&to=2026-01-05&measure=late`,
  }),
  exportInsightRows: ({ locationId }) => ({
    path: `/api/cube/v1/insight-rows-download?locationId=${locationId}&from=2026-01-05&to=2026-01-05&measure=late`,
  }),
  loadCube: () => ({
    path: '/api/cube/v1/load',
    body: { query: { measures: ['Inventory.count'], dimensions: ['Inventory.brand'] } },
  }),
  getMyPhoto: () => ({ path: '/graph/v1.0/me/photo/$value' }),
};
