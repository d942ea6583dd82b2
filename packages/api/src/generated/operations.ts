// Generated from openapi.yaml by "pnpm generate": do not edit.
import type { CallOperation, CallOptions, DirectoryCallOptions, Input } from '../calls.ts';
import type { Operation } from '../operation.ts';
const UserRole = { role: 'string', location: 'string', locationId: 'string' } as const;
const Location = { id: 'string', name: 'string' } as const;
const Store = { id: 'string', mainStore: 'string', shopifyApiDomain: 'string', shopifyRestApiDomain: 'string', accessToken: 'string', locations: [Location] } as const;
const KioskProduct = { id: 'string', title: 'string', vendor: 'string', productType: 'string', featuredImage: { url: 'string' }, variants: { nodes: [{ id: 'string', title: 'string', price: 'number', availableForSale: 'boolean' }] } } as const;
const KioskBrand = { name: 'string', productCount: 'number', products: { nodes: [KioskProduct] } } as const;
const KioskProductPage = { edges: [{ cursor: 'string', node: KioskProduct }], pageInfo: { hasNextPage: 'boolean', hasPreviousPage: 'boolean', startCursor: 'string?', endCursor: 'string?' }, totalCount: 'number' } as const;
const TryoutLine = { tryoutItemId: 'string', inventoryItemId: 'string', sku: 'string?', size: 'string', price: 'number', name: 'string', requestStatusFlag: 'boolean' } as const;
const Colourway = { name: 'string', swatches: ['string'] } as const;
const RequestLine = { productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', lineId: 'string', requestId: 'string?', status: 'string', requestedBy: 'string', requestedAt: 'string', tryOutItem: 'boolean', consigned: 'boolean', barcode: 'string?', bin: 'string?', shelf: 'string?', placedBy: 'string?', placedAt: 'string?', checkedOutAt: 'string?', checkedOutBy: 'string?' } as const;
const BookingLocation = { id: 'string', name: 'string', storeId: 'string', mainStore: 'string', timeZone: 'string' } as const;
const Booking = { slotId: 'string', locationId: 'string', day: 'string', startsAt: 'string', endsAt: 'string', customer: 'string', service: 'string', note: 'string?', status: 'string' } as const;
const Holiday = { day: 'string', name: 'string' } as const;
const VariantAtLocation = { name: 'string', images: [{ src: 'string' }], barcode: 'string?' } as const;
const AvailableBarcode = { barcode: 'string', locationId: 'string', bin: 'string?', shelf: 'string?', consigned: 'boolean' } as const;
const RetailOrder = { orderNumber: 'string', locationId: 'string', status: 'string', placedAt: 'string', soldAt: 'string?', items: [{ productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', itemId: 'string', barcode: 'string?' }] } as const;
const ReplacedPair = { missingBarcode: 'string', barcode: 'string', bin: 'string?', shelf: 'string?', requestId: 'string?', orderNumber: 'string?' } as const;
const BulkRecord = { productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', rowId: 'string', barcode: 'string?', state: 'string', missing: 'boolean', onHold: 'boolean', consignee: 'string?', bin: 'string?', shelf: 'string?', note: 'string?', setAsideBy: 'string?', setAsideAt: 'string?' } as const;
const CataloguePair = { barcode: 'string?', locationId: 'string', state: 'string', bin: 'string?', shelf: 'string?', zone: 'string?', consigned: 'boolean', missing: 'boolean', onHold: 'boolean' } as const;
const CatalogueVariant = { inventoryItemId: 'string', size: 'string', sizeSystem: 'string', euSize: 'string?', price: 'number', inStock: 'number', availability: [{ locationId: 'string', inStock: 'number' }], pairs: [CataloguePair] } as const;
const CatalogueProduct = { id: 'string', sku: 'string?', name: 'string', brand: 'string', productType: 'string', colourway: Colourway, images: [{ src: 'string' }], price: 'number', locations: [{ id: 'string', name: 'string', inUse: 'boolean' }], variants: [CatalogueVariant] } as const;
const WarehouseRequest = { requestId: 'string', placedBy: 'string', placedAt: 'string', location: Location, lines: [RequestLine] } as const;
const PairAtLocation = { productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', barcode: 'string', productId: 'string', state: 'string', bin: 'string?', shelf: 'string?', zone: 'string?', consigned: 'boolean', missing: 'boolean', onHold: 'boolean', location: Location } as const;
const BayPlace = { bay: 'number', shelf: 'number', position: 'number' } as const;
const BayMap = { aisle: 'string', bays: ['number'], shelves: 'number', positions: 'number', gaps: [BayPlace], target: BayPlace } as const;
const BinShelfRecord = { productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', rowId: 'string', version: 'number', barcode: 'string?', state: 'string', missing: 'boolean', onHold: 'boolean', consigned: 'boolean', bin: 'string?', shelf: 'string?', correctedBy: 'string?', correctedAt: 'string?' } as const;
const NotificationType = { objectIdName: 'string' } as const;
const Notification = { id: 'string', title: 'string?', acknowledged: 'boolean', redirectUrl: 'string?', objectId: 'string?', type: NotificationType } as const;
/** What the client knows of each operation at run time. */
export const OPERATIONS = {
  authenticateOauth: { service: 'userauth', method: 'POST', path: '/api/userauth/authenticate/oauth', input: 'body', auth: 'none', shape: { token: 'string' } },
  authenticateDevice: { service: 'userauth', method: 'POST', path: '/api/userauth/authenticate/device', input: 'body', auth: 'none', shape: { token: 'string' } },
  getUser: { service: 'user', method: 'GET', path: '/api/user/{id}', input: 'params', shape: { id: 'string' } },
  getUserRoles: { service: 'user', method: 'GET', path: '/api/user/role/{sub}', input: 'params', shape: [UserRole] },
  getStoreLocations: { service: 'store', method: 'GET', path: '/api/store/store-location', input: 'none', shape: [Store] },
  getStoresByLocation: { service: 'store', method: 'POST', path: '/api/store/store-by-location', input: 'body', shape: [Store] },
  getFeaturedProducts: { service: 'kiosk', method: 'GET', path: '/api/kiosk/kiosk-feature', input: 'none', shape: { data: { products: { nodes: [KioskProduct] } } } },
  browseKioskProducts: { service: 'kiosk', method: 'GET', path: '/api/kiosk/kiosk-product-browse', input: 'params', shape: { data: { brands: { nodes: [KioskBrand] } } } },
  getKioskProducts: { service: 'kiosk', method: 'POST', path: '/api/kiosk/kiosk-products', input: 'body', shape: { data: { products: KioskProductPage } } },
  searchKioskProducts: { service: 'kiosk', method: 'POST', path: '/api/kiosk/kiosk-search-with-filters', input: 'body', shape: { data: { products: KioskProductPage } } },
  requestTryout: { service: 'kiosk', method: 'POST', path: '/api/kiosk/kiosk-tryout-item-master', input: 'body', keyed: true, shape: { tryoutItemId: 'string', lines: [TryoutLine] } },
  getAllTryoutItems: { service: 'storefront', method: 'GET', path: '/api/storefront/getAllTryoutItems/{storeId}/{locationId}', input: 'params', shape: { '*': [TryoutLine] } },
  acceptTryout: { service: 'storefront', method: 'PUT', path: '/api/storefront/tryoutItem-master/accept', input: 'body', keyed: true, shape: { status: 'boolean' }, whole: true },
  getShoesizeLines: { service: 'storefront', method: 'GET', path: '/api/storefront/request-lines', input: 'params', shape: { content: [RequestLine], totalElements: 'number', counts: { request: 'number', pending: 'number', checkedout: 'number' } } },
  getAllStoreLocation: { service: 'storefront', method: 'GET', path: '/api/storefront/getAllStoreLocation', input: 'none', shape: [BookingLocation] },
  getBookings: { service: 'storefront', method: 'GET', path: '/api/storefront/bookings', input: 'params', shape: { location: BookingLocation, bookings: [Booking], holidays: [Holiday] } },
  updateSlotStatus: { service: 'storefront', method: 'POST', path: '/api/storefront/update-slot-status', input: 'body', keyed: true, shape: Booking },
  getHolidays: { service: 'storefront', method: 'POST', path: '/api/storefront/get-holidays', input: 'body', shape: [Holiday] },
  getVariantAtLocation: { service: 'consignee', method: 'GET', path: '/api/consignee/location/{locationId}/variant/{inventoryItemId}', input: 'params', shape: VariantAtLocation },
  getConsigneeSizes: { service: 'consignee', method: 'GET', path: '/api/consignee/consignee-size', input: 'none', shape: { size: ['string'] } },
  getAllAvailableBarcodes: { service: 'consignee', method: 'GET', path: '/api/consignee/getAllAvailableBarcodes/{id}', input: 'params', shape: [AvailableBarcode] },
  markOrderSold: { service: 'consignee', method: 'PUT', path: '/api/consignee/update/sold', input: 'params', keyed: true, shape: RetailOrder },
  replaceMissingPair: { service: 'consignee', method: 'POST', path: '/api/consignee/update/missing/{missingBarcode}/{selectedReplacementBarcode}', input: 'params', keyed: true, shape: ReplacedPair },
  setBarcodeMissing: { service: 'consignee', method: 'POST', path: '/api/consignee/barcode/missing', input: 'body', keyed: true, shape: BulkRecord },
  setBarcodeOnHold: { service: 'consignee', method: 'POST', path: '/api/consignee/barcode/onhold', input: 'body', keyed: true, shape: BulkRecord },
  getEligibleBarcodes: { service: 'consignee', method: 'GET', path: '/api/consignee/order/eligible-barcodes', input: 'params', shape: RetailOrder },
  fulfilRetailOrder: { service: 'consignee', method: 'POST', path: '/api/consignee/order/retail-order-fulfilment', input: 'body', keyed: true, shape: RetailOrder },
  getConsignmentQueue: { service: 'consignee', method: 'GET', path: '/api/consignee/consignment-queue', input: 'params', shape: { content: [BulkRecord], totalElements: 'number' } },
  downloadS3ImageUrl: { service: 'catalogue', method: 'GET', path: '/api/catalogue/document/downloadS3ImageUrl', input: 'params', shape: { url: 'string' } },
  transformImage: { service: 'catalogue', method: 'GET', path: '/api/catalogue/image-transform', input: 'params', auth: 'none', file: 'image/' },
  getCatalogueBySKU: { service: 'catalogue', method: 'GET', path: '/api/catalogue/getCatalogueBySKU', input: 'params', shape: CatalogueProduct },
  placeRequest: { service: 'inventory', method: 'POST', path: '/api/inventory/check-in-out/request', input: 'body', keyed: true, shape: WarehouseRequest },
  cancelRequest: { service: 'inventory', method: 'POST', path: '/api/inventory/cancel-check-out-request', input: 'body', keyed: true, shape: { lineIds: ['string'] } },
  getWarehouseLines: { service: 'inventory', method: 'GET', path: '/api/inventory/request-lines', input: 'params', shape: { content: [RequestLine], totalElements: 'number', counts: { request: 'number', pending: 'number', checkedout: 'number' } } },
  getRequest: { service: 'inventory', method: 'GET', path: '/api/inventory/requests/{requestId}', input: 'params', shape: WarehouseRequest },
  checkOut: { service: 'inventory', method: 'POST', path: '/api/inventory/check-out', input: 'body', keyed: true, shape: RequestLine },
  checkIn: { service: 'inventory', method: 'POST', path: '/api/inventory/check-in', input: 'body', keyed: true, shape: RequestLine },
  reportPairNotHere: { service: 'inventory', method: 'POST', path: '/api/inventory/pair-not-here', input: 'body', keyed: true, shape: RequestLine },
  getInventoryBrands: { service: 'inventory', method: 'GET', path: '/api/inventory/inventory-Brand', input: 'params', shape: ['string'] },
  exportInventory: { service: 'inventory', method: 'GET', path: '/api/inventory/export/excel/{locationId}', input: 'params', file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  checkBinShelfStatus: { service: 'inventory', method: 'GET', path: '/api/inventory/shoesize-check-bin-shelf-status', input: 'params', file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  getPair: { service: 'inventory', method: 'GET', path: '/api/inventory/pair/{barcode}', input: 'params', shape: PairAtLocation },
  getBay: { service: 'inventory', method: 'GET', path: '/api/inventory/bay/{locationId}/{bin}', input: 'params', shape: BayMap },
  getBinShelfRecords: { service: 'inventory', method: 'GET', path: '/api/inventory/bin-shelf-records', input: 'params', shape: { content: [BinShelfRecord], totalElements: 'number' } },
  correctBinShelfRecord: { service: 'inventory', method: 'PUT', path: '/api/inventory/bin-shelf-records/{rowId}', input: 'both', keyed: true, shape: BinShelfRecord },
  getNotifications: { service: 'notification', method: 'GET', path: '/api/notification/get-app-notifications/{userId}', input: 'params', shape: { content: [Notification], totalElements: 'number' } },
  acknowledgeNotification: { service: 'notification', method: 'PUT', path: '/api/notification/update-app-notifications/{notificationId}', input: 'params', keyed: true, shape: Notification },
  acknowledgeAllNotifications: { service: 'notification', method: 'PUT', path: '/api/notification/update-app-notifications', input: 'body', keyed: true, shape: { acknowledged: 'number' } },
  announce: { service: 'notification', method: 'POST', path: '/api/notification/announcements', input: 'body', keyed: true, shape: Notification },
  loadCube: { service: 'cube', method: 'POST', path: '/api/cube/v1/load', input: 'body', shape: [{ '*': 'unknown' }] },
  getMyPhoto: { service: 'graph', method: 'GET', path: '/graph/v1.0/me/photo/$value', input: 'none', auth: 'given', file: 'image/' },
} as const satisfies Record<string, Operation>;

/** Creates one function for each operation of the contract, grouped by service. */
export function createOperations(call: CallOperation) {
  return {
    userauth: {
      /** Exchange the access token of the corporate sign-in for a session. Answers 401 for a token that does not verify and 403 for a person this store does not know [S-05, S-07]. */
      authenticateOauth: (input: Input<'authenticateOauth'>, options?: CallOptions) => call('authenticateOauth', input, options),
      /** Exchange a kiosk's device key for a session that may only use the kiosk operations. A kiosk has no person who could sign in; its key is issued once when the kiosk is set up. After 10 wrong keys for a kiosk, or 100 in all, from one network address within a minute the answer is 429 with Retry-After. */
      authenticateDevice: (input: Input<'authenticateDevice'>, options?: CallOptions) => call('authenticateDevice', input, options),
    },
    user: {
      /** Read a person. The id is the session claim `user_id`; only one's own record can be read [S-06]. */
      getUser: (input: Input<'getUser'>, options?: CallOptions) => call('getUser', input, options),
      /** List the roles of a person, the one in force first. The sub is the session claim `sub`; only one's own roles can be read [S-06]. */
      getUserRoles: (input: Input<'getUserRoles'>, options?: CallOptions) => call('getUserRoles', input, options),
    },
    store: {
      /** List the stores with their locations. Stores in which the caller works at one location or more, with those locations alone; a kiosk finds out here where it stands [Z-08, A-04]. Token and addresses of the shop are empty for a Kiosk and a Consignee. */
      getStoreLocations: (options?: CallOptions) => call('getStoreLocations', undefined, options),
      /** Read the stores that own the given locations. Locations at which the caller does not work are refused with 403 [Z-08]. Token and addresses of the shop are empty for a Consignee. */
      getStoresByLocation: (input: Input<'getStoresByLocation'>, options?: CallOptions) => call('getStoresByLocation', input, options),
    },
    kiosk: {
      /** List the featured products. Products on the front page of the kiosk, with their variants [C-02]. */
      getFeaturedProducts: (options?: CallOptions) => call('getFeaturedProducts', undefined, options),
      /** List the brands with their first products. Brands by name, each with how many products it has and the first of them, as `FEATURED` sorts [C-02]. */
      browseKioskProducts: (input: Input<'browseKioskProducts'>, options?: CallOptions) => call('browseKioskProducts', input, options),
      /** List the products of a brand, page by page. `cursorValue` is the `pageInfo.endCursor` of the page before; a page never repeats or skips a product because others came or went in between [C-03]. A cursor of another `sortValue` answers 400. */
      getKioskProducts: (input: Input<'getKioskProducts'>, options?: CallOptions) => call('getKioskProducts', input, options),
      /** Search products by words and filters, page by page. Every filter is a comma-joined list of which one must fit; an empty one filters nothing; all filters must fit [C-04]. A size and an availability must fit the same variant. Paging as in `kiosk-products`. */
      searchKioskProducts: (input: Input<'searchKioskProducts'>, options?: CallOptions) => call('searchKioskProducts', input, options),
      /** Ask to try pairs on. The request-to-try payload [C-05]. The store gives the request its `tryoutItemId` (what a kiosk sends there is ignored), tells the associates of the location at once, and keeps the request pending until one accepts, two hours at most. 429 for a kiosk of which very many are waiting. */
      requestTryout: (input: Input<'requestTryout'>, options?: CallOptions) => call('requestTryout', input, options),
    },
    storefront: {
      /** List the kiosk requests that wait for an associate. An object of lists: the key is the tryoutItemId, the value its lines, oldest request first by `requestedAt` [K-01]. The oldest hundred that have waited no longer than two hours, of each kiosk in turn. */
      getAllTryoutItems: (input: Input<'getAllTryoutItems'>, options?: CallOptions) => call('getAllTryoutItems', input, options),
      /** Accept a kiosk request. The body is the list of the request's lines with requestStatusFlag true [K-05]. Of several associates exactly one wins; the others get `status: false` and `errorInfo.message` naming who took it [K-09]. */
      acceptTryout: (input: Input<'acceptTryout'>, options?: CallOptions) => call('acceptTryout', input, options),
      /** List what the caller accepted, placed and received. Lines of the caller's own requests at a location. Status 1 is accepted and not yet placed, 2 is placed and waiting for the warehouse, 3 is checked out [Z-07]. Newest first. */
      getShoesizeLines: (input: Input<'getShoesizeLines'>, options?: CallOptions) => call('getShoesizeLines', input, options),
      /** List the locations that take bookings. Those at which the caller works, with the time zone in which their days are counted [B-01]. */
      getAllStoreLocation: (options?: CallOptions) => call('getAllStoreLocation', undefined, options),
      /** List the bookings of a location for a day or a week. With the holidays of the same days. Days are those of the location, both included; at most 42, the six weeks of a month's page [B-02]. */
      getBookings: (input: Input<'getBookings'>, options?: CallOptions) => call('getBookings', input, options),
      /** Say what has become of a booking. `upcoming` and `holiday` follow from the time and cannot be set. A change that makes no sense, such as cancelling what is completed, answers 409 and says so; the state that a booking already has is fine [B-01, B-02]. */
      updateSlotStatus: (input: Input<'updateSlotStatus'>, options?: CallOptions) => call('updateSlotStatus', input, options),
      /** List the days on which a location is closed. Days of the location, both included [B-01]. */
      getHolidays: (input: Input<'getHolidays'>, options?: CallOptions) => call('getHolidays', input, options),
    },
    consignee: {
      /** Look up a pair of a variant that can be handed out at a location. `data.barcode` is null when the location has none left [K-06]; 404 for an unknown variant. */
      getVariantAtLocation: (input: Input<'getVariantAtLocation'>, options?: CallOptions) => call('getVariantAtLocation', input, options),
      /** List the sizes that can be filtered by. Every size of which the caller's locations have a pair that is not sold, smallest first, garments last [F-04]. */
      getConsigneeSizes: (options?: CallOptions) => call('getConsigneeSizes', undefined, options),
      /** List the pairs of a variant that could be handed out. The id is the inventory item's. In the order in which they would be taken [G-03]. */
      getAllAvailableBarcodes: (input: Input<'getAllAvailableBarcodes'>, options?: CallOptions) => call('getAllAvailableBarcodes', input, options),
      /** Say that an order is paid, which sells its pairs. The pairs that fulfil the order are Sold, they leave their bins and the lists of requests, and the consignors are told [G-02]. 409 while a pair of the order has no barcode yet. Saying it twice is fine. */
      markOrderSold: (input: Input<'markOrderSold'>, options?: CallOptions) => call('markOrderSold', input, options),
      /** Put another pair in the place of one that nobody finds. The missing pair is set aside; the request or order that it was promised to gets the other one, which must be a free pair of the same variant at the same location [G-03]. Of several people one wins. */
      replaceMissingPair: (input: Input<'replaceMissingPair'>, options?: CallOptions) => call('replaceMissingPair', input, options),
      /** Set a pair aside because nobody finds it. It is not promised to anybody until it is scanned or put into a bin again [G-04]. 409 for a pair that is promised: that one is replaced. A pair on hold keeps its note. Whose it is and who set it aside, and why, is null for a Sales_Associate and a Warehouse_Personal. */
      setBarcodeMissing: (input: Input<'setBarcodeMissing'>, options?: CallOptions) => call('setBarcodeMissing', input, options),
      /** Hold a pair back, or let it go again. A pair on hold stays where it is and is not promised to anybody [G-04]. 409 for a pair that already is. */
      setBarcodeOnHold: (input: Input<'setBarcodeOnHold'>, options?: CallOptions) => call('setBarcodeOnHold', input, options),
      /** List the pairs that could fulfil an order. For each item of the order the free pairs of its location, and those that a customer has on [G-04]. */
      getEligibleBarcodes: (input: Input<'getEligibleBarcodes'>, options?: CallOptions) => call('getEligibleBarcodes', input, options),
      /** Promise pairs to the items of an order. All or nothing: each pair is promised to this order and to nobody else; 409 names the item whose pair somebody else has by now, 422 one that does not fit [G-04]. */
      fulfilRetailOrder: (input: Input<'fulfilRetailOrder'>, options?: CallOptions) => call('fulfilRetailOrder', input, options),
      /** List the consigned pairs that somebody has to look at. Pairs on hold and pairs that nobody finds, the longest waiting first [G-01]. A consignor sees the own ones alone. */
      getConsignmentQueue: (input: Input<'getConsignmentQueue'>, options?: CallOptions) => call('getConsignmentQueue', input, options),
    },
    catalogue: {
      /** Read the address from which a stored picture can be loaded. A back end with a bucket answers a signed address that soon expires; the reference store the address of its own picture. 404 for a path under which nothing is stored. Everybody in one of the portals. */
      downloadS3ImageUrl: (input: Input<'downloadS3ImageUrl'>, options?: CallOptions) => call('downloadS3ImageUrl', input, options),
      /** Read a picture of the store, made smaller. Public, because pictures in a page carry no session, and nothing but the store's own pictures can be named: no address is ever fetched. Made once and then kept, by the store and by browsers. 503 when too many are asked for at once. */
      transformImage: (input: Input<'transformImage'>, options?: CallOptions) => call('transformImage', input, options),
      /** Read a product by its SKU. The product with its sizes, how many pairs each location of the store can hand out, and the pairs that stand at the location in use [Z-05]. 404 for an unknown SKU. A product without SKU is read by its id. */
      getCatalogueBySKU: (input: Input<'getCatalogueBySKU'>, options?: CallOptions) => call('getCatalogueBySKU', input, options),
    },
    inventory: {
      /** Place a request cart to the warehouse of a location. All or nothing: each pair is promised to this request and to no other. 409 names the line that the location cannot fill, 422 a line without SKU [Z-02, Z-03]. */
      placeRequest: (input: Input<'placeRequest'>, options?: CallOptions) => call('placeRequest', input, options),
      /** Cancel lines that are not checked out yet. Associates cancel their own lines, the warehouse any line of its location. A line that is already checked out answers 409 [Z-04]. */
      cancelRequest: (input: Input<'cancelRequest'>, options?: CallOptions) => call('cancelRequest', input, options),
      /** List the lines of a location's requests by status and filters. Ordered by bin, so that a picker walks once; checked-out lines newest first [W-02]. */
      getWarehouseLines: (input: Input<'getWarehouseLines'>, options?: CallOptions) => call('getWarehouseLines', input, options),
      /** Read one request with its lines. Lines carry bin and shelf [W-03]. 404 for a request of a location at which the caller does not work. */
      getRequest: (input: Input<'getRequest'>, options?: CallOptions) => call('getRequest', input, options),
      /** Check a pair out by its barcode. With `lineId` the pair must fit that line, else 422 says what is wrong ("Wrong size: scanned 10, requested 9.5"). Without, the oldest waiting line that the pair fits is taken. Another pair of the same variant than the promised one is fine as long as it is free [W-06]. */
      checkOut: (input: Input<'checkOut'>, options?: CallOptions) => call('checkOut', input, options),
      /** Check a pair back in by its barcode. The pair returns to its bin and can be promised again; its line leaves the list [W-06]. */
      checkIn: (input: Input<'checkIn'>, options?: CallOptions) => call('checkIn', input, options),
      /** Say that a promised pair is not in its bin. The line moves to Pending and the person who asked is told. The pair is set aside as missing; another free pair of the same variant, if there is one, is promised in its place. */
      reportPairNotHere: (input: Input<'reportPairNotHere'>, options?: CallOptions) => call('reportPairNotHere', input, options),
      /** List the brands of the pairs in the house. By name; what the inventory brand filter offers [F-04]. */
      getInventoryBrands: (input: Input<'getInventoryBrands'>, options?: CallOptions) => call('getInventoryBrands', input, options),
      /** Download the inventory of a location as a spreadsheet. A pair a row, sold ones left out, by product, size and bin [Z-06]. Barcodes are text, sizes and prices numbers where they are; text that a spreadsheet would take for a formula begins with an apostrophe. Both portals. */
      exportInventory: (input: Input<'exportInventory'>, options?: CallOptions) => call('exportInventory', input, options),
      /** Download the state of every bin and shelf as a spreadsheet. A bin a row, as one walks by, with how many pairs it should hold, in which states, and whether somebody should look: pairs that are missing or have no label. Pairs that stand in no bin come last [Z-06]. Both portals. */
      checkBinShelfStatus: (input: Input<'checkBinShelfStatus'>, options?: CallOptions) => call('checkBinShelfStatus', input, options),
      /** Read a pair by its barcode. What the pair is, where it stands and the line that it is promised or handed out to. 404 says plainly whether the barcode is unknown or the pair belongs to another location, and names one at which the caller works, too. */
      getPair: (input: Input<'getPair'>, options?: CallOptions) => call('getPair', input, options),
      /** Show where a bin stands in its aisle. The bays around a bin as one sees them from the front, shelf by shelf, and which places hold no box at the moment [W-01, W-03]. 404 for a bin that the location does not have. */
      getBay: (input: Input<'getBay'>, options?: CallOptions) => call('getBay', input, options),
      /** Find the pairs of a location and where each of them belongs. Without a search all pairs that are not sold, in the order of their bins [W-05]. A search finds a barcode as it is scanned, a SKU by its beginning, or words of brand and name. */
      getBinShelfRecords: (input: Input<'getBinShelfRecords'>, options?: CallOptions) => call('getBinShelfRecords', input, options),
      /** Correct where a pair belongs. `version` is the one of the record that was corrected; when somebody else was faster, 409 says who moved the pair and where to. A pair that was set aside as missing and is put into a bin is found again [W-05]. */
      correctBinShelfRecord: (input: Input<'correctBinShelfRecord'>, options?: CallOptions) => call('correctBinShelfRecord', input, options),
    },
    notification: {
      /** List a person's notifications, newest first. Twenty a page [N-07]. */
      getNotifications: (input: Input<'getNotifications'>, options?: CallOptions) => call('getNotifications', input, options),
      /** Acknowledge a notification. No body. Only one's own can be acknowledged; doing it twice is fine [N-05]. */
      acknowledgeNotification: (input: Input<'acknowledgeNotification'>, options?: CallOptions) => call('acknowledgeNotification', input, options),
      /** Acknowledge all of one's notifications. Up to the newest one that the person has seen, so that news which came meanwhile stay unread. Doing it twice is fine. */
      acknowledgeAllNotifications: (input: Input<'acknowledgeAllNotifications'>, options?: CallOptions) => call('acknowledgeAllNotifications', input, options),
      /** Tell everybody something. Stored as a notification for every person and sent to `/topic/messages` [L-01]. */
      announce: (input: Input<'announce'>, options?: CallOptions) => call('announce', input, options),
    },
    cube: {
      /** Ask the analytics cube. The cube's REST query: figures (measures) of rows that share values (dimensions), filtered, ordered and paged [F-03]. Cubes are `Inventory` (pairs) and `Requests` (pairs asked for); one query is about one of them, and about the locations at which the caller works. 422 names the part of the query that cannot be answered. */
      loadCube: (input: Input<'loadCube'>, options?: CallOptions) => call('loadCube', input, options),
    },
    graph: {
      /** Read the photo of the signed-in person. The bearer is the access token of the corporate sign-in, not the session [H-05]. 404 without a photo. */
      getMyPhoto: (options: DirectoryCallOptions) => call('getMyPhoto', undefined, options),
    },
  };
}
