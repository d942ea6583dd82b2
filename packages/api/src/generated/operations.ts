// Generated from openapi.yaml by "pnpm generate": do not edit.
import type { Call, DirectoryCall } from '../calls.ts';
import type { Operation } from '../operation.ts';
const Tablet = { deviceId: 'string', name: 'string', locationId: 'string', location: 'string', lockMinutes: 'number', people: [{ id: 'string', firstName: 'string', hasPhoto: 'boolean', state: 'string' }], waitingSince: ['string'] } as const;
const UserRole = { role: 'string', location: 'string', locationId: 'string' } as const;
const Location = { id: 'string', name: 'string' } as const;
const Store = { id: 'string', mainStore: 'string', shopifyApiDomain: 'string', shopifyRestApiDomain: 'string', accessToken: 'string', locations: [Location] } as const;
const KioskProduct = { id: 'string', title: 'string', vendor: 'string', productType: 'string', featuredImage: { url: 'string' }, variants: { nodes: [{ id: 'string', title: 'string', price: 'number', availableForSale: 'boolean' }] } } as const;
const KioskBrand = { name: 'string', productCount: 'number', products: { nodes: [KioskProduct] } } as const;
const KioskProductPage = { edges: [{ cursor: 'string', node: KioskProduct }], pageInfo: { hasNextPage: 'boolean', hasPreviousPage: 'boolean', startCursor: 'string?', endCursor: 'string?' }, totalCount: 'number' } as const;
const TryoutLine = { tryoutItemId: 'string', inventoryItemId: 'string', sku: 'string?', size: 'string', price: 'number', name: 'string', requestStatusFlag: 'boolean' } as const;
const Colourway = { name: 'string', swatches: ['string'] } as const;
const ProductFacts = { productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number' } as const;
const TryoutProgressLine = { lineId: 'unknown', state: 'string', product: ProductFacts, reason: 'unknown', firstName: 'string?', times: {} } as const;
const TryoutProgress = { tryoutItemId: 'unknown', number: 'number?', askedAt: 'string', acceptedBy: { '?': { firstName: 'string', hasPhoto: 'boolean' } }, spot: 'string?', typicalMinutes: 'number?', isOwn: 'boolean', lines: [TryoutProgressLine] } as const;
const CalledNumber = { number: 'number', spot: 'string?', calledAt: 'string' } as const;
const RequestLine = { productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', lineId: 'string', requestId: 'string?', status: 'string', requestedBy: 'string', requestedAt: 'string', tryOutItem: 'boolean', consigned: 'boolean', barcode: 'string?', bin: 'string?', shelf: 'string?', placedBy: 'string?', placedAt: 'string?', checkedOutAt: 'string?', checkedOutBy: 'string?' } as const;
const Person = { id: 'string', name: 'string', hasPhoto: 'boolean' } as const;
const CustomerHold = { productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', holdId: 'string', barcode: 'string?', state: 'string', bin: 'string?', shelf: 'string?', missing: 'boolean', onHold: 'boolean', firstName: 'string?', note: 'string?', until: 'string', heldBy: Person, heldAt: 'string', ending: 'unknown', endedBy: 'string?', endedAt: 'string?' } as const;
const SoldPair = { productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', rowId: 'string', barcode: 'string?', consigned: 'boolean', formerBin: 'string?', returned: 'unknown' } as const;
const FoundSale = { orderNumber: 'string?', soldAt: 'string?', soldBy: 'string?', mayUndo: 'boolean', scanned: 'string?', holdBin: 'string?', pairs: [SoldPair] } as const;
const ReturnedPair = { returnNumber: 'string', barcode: 'string', orderNumber: 'string?', bin: 'string?', onHold: 'boolean' } as const;
const RetailOrder = { orderNumber: 'string', locationId: 'string', status: 'string', placedAt: 'string', paid: 'boolean', soldAt: 'string?', items: [{ productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', itemId: 'string', barcode: 'string?' }] } as const;
const TryoutState = { tryoutItemId: 'string', state: 'string', acceptedBy: 'unknown' } as const;
const BookingLocation = { id: 'string', name: 'string', storeId: 'string', mainStore: 'string', timeZone: 'string' } as const;
const Booking = { slotId: 'string', locationId: 'string', day: 'string', startsAt: 'string', endsAt: 'string', customer: 'string', size: 'string?', sizeSystem: 'unknown', service: 'string', note: 'string?', status: 'string', nextStatuses: ['string'], changedBy: 'string?', changedAt: 'unknown', fullSlotReason: 'string?' } as const;
const Holiday = { day: 'string', name: 'string', from: 'string', to: 'string', toMove: 'number' } as const;
const BookingSlot = { day: 'string', startsAt: 'string', endsAt: 'string', booked: 'number', capacity: 'number' } as const;
const Closing = { bookings: [Booking], proposals: ['unknown'], slots: [BookingSlot] } as const;
const VariantAtLocation = { name: 'string', images: [{ src: 'string' }], barcode: 'string?' } as const;
const AvailableBarcode = { barcode: 'string', locationId: 'string', bin: 'string?', shelf: 'string?', consigned: 'boolean' } as const;
const ReplacedPair = { missingBarcode: 'string', barcode: 'string', bin: 'string?', shelf: 'string?', requestId: 'string?', orderNumber: 'string?' } as const;
const BulkRecord = { productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', rowId: 'string', barcode: 'string?', state: 'string', missing: 'boolean', onHold: 'boolean', consignee: 'string?', bin: 'string?', shelf: 'string?', note: 'string?', setAsideBy: 'string?', setAsideAt: 'string?' } as const;
const AnnouncedPair = { productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', announcedId: 'string', consignee: 'string', asks: 'number?', condition: 'string?', announcedAt: 'string', status: 'string', reason: 'string?', closedBy: 'string?', closedAt: 'string?' } as const;
const BulkResult = { announcedId: 'string', isDone: 'boolean', message: 'string?', record: 'unknown' } as const;
const Replacements = { pair: BulkRecord, sameSize: [BulkRecord], otherSizes: [BulkRecord] } as const;
const OrderSale = { orderNumber: 'string', status: 'string', placedAt: 'string', soldAt: 'string?', open: 'number', pairs: [BulkRecord] } as const;
const CatalogueColourway = { id: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inStock: 'number' } as const;
const CataloguePair = { barcode: 'string?', locationId: 'string', state: 'string', bin: 'string?', shelf: 'string?', zone: 'string?', consigned: 'boolean', missing: 'boolean', onHold: 'boolean' } as const;
const CatalogueVariant = { inventoryItemId: 'string', size: 'string', sizeSystem: 'string', euSize: 'string?', price: 'number', inStock: 'number', availability: [{ locationId: 'string', inStock: 'number' }], pairs: [CataloguePair] } as const;
const CatalogueProduct = { id: 'string', sku: 'string?', name: 'string', brand: 'string', productType: 'string', colourway: Colourway, colourways: [CatalogueColourway], images: [{ src: 'string' }], price: 'number', locations: [{ id: 'string', name: 'string', inUse: 'boolean' }], variants: [CatalogueVariant] } as const;
const WarehouseRequest = { requestId: 'string', placedBy: 'string', placedAt: 'string', location: Location, lines: [RequestLine] } as const;
const Printer = { printerId: 'string', locationId: 'string', name: 'string', address: 'string', port: 'number', dpi: 'number', labelWidth: 'number', labelHeight: 'number', state: 'string', stateSince: 'string?', waiting: 'number', version: 'number' } as const;
const PrintJob = { printJobId: 'string', printerId: 'string', printer: 'string', kind: 'string', subject: 'string', labels: 'number', status: 'string', problem: 'unknown', requestedBy: 'string', requestedAt: 'string', endedAt: 'string?' } as const;
const ForgottenPair = { line: RequestLine, answer: 'string', by: 'string', at: 'string' } as const;
const EndOfDay = { toFind: { content: [RequestLine], totalElements: 'number' }, done: [ForgottenPair], facts: [{ kind: 'string', count: 'number', sizes: ['string'] }], lastNote: 'unknown' } as const;
const HandOverNote = { noteId: 'string', day: 'string', text: 'string', by: 'string', byId: 'string', at: 'string', facts: [{ kind: 'string', count: 'number', sizes: ['string'] }], readers: [{ id: 'string', name: 'string', at: 'string' }] } as const;
const InventoryProduct = { id: 'string', sku: 'string?', title: 'string', brand: 'string', inventoryBrand: 'string', model: 'string', type: 'string', colourway: Colourway, imageUrl: 'string', received: 'string?', inStock: 'number', elsewhere: 'number', sizes: [{ inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', inStock: 'number', elsewhere: 'number' }] } as const;
const InventoryPage = { products: [InventoryProduct], total: 'number', cursor: 'string?' } as const;
const InventoryFilters = {} as const;
const SavedSearch = { name: 'string', view: 'string', filters: InventoryFilters } as const;
const PairAtLocation = { productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', barcode: 'string', productId: 'string', state: 'string', bin: 'string?', shelf: 'string?', zone: 'string?', consigned: 'boolean', missing: 'boolean', onHold: 'boolean', location: Location } as const;
const NearestSizes = { sizes: [{ inventoryItemId: 'string', size: 'string', sizeSystem: 'string', inStock: 'number', bin: 'string?', difference: 'number?' }], elsewhere: [{ location: Location, inStock: 'number' }] } as const;
const UnitEvent = { id: 'string', at: 'string', kind: 'string', by: 'string?', to: 'string?', fromState: 'string?', toState: 'string?', fromBin: 'string?', toBin: 'string?', requestId: 'string?', orderNumber: 'string?', note: 'string?' } as const;
const StockDifferences = { total: 'number', differences: [{ variantId: 'string', locationId: 'string', title: 'string', size: 'string', sizeSystem: 'string', inShop: 'number', here: 'number', readAt: 'string?', units: [{ barcode: 'string?', state: 'string', bin: 'string?', missing: 'boolean', onHold: 'boolean', inTransit: 'boolean' }] }] } as const;
const BayPlace = { bay: 'number', shelf: 'number', position: 'number' } as const;
const BayMap = { aisle: 'string', bays: ['number'], shelves: 'number', positions: 'number', gaps: [BayPlace], target: BayPlace } as const;
const BinShelfRecord = { productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', rowId: 'string', version: 'number', barcode: 'string?', state: 'string', missing: 'boolean', onHold: 'boolean', consigned: 'boolean', bin: 'string?', shelf: 'string?', correctedBy: 'string?', correctedAt: 'string?' } as const;
const Bin = { bin: 'string', aisle: 'string', shelf: 'string', zone: 'string', records: [BinShelfRecord], count: 'unknown' } as const;
const TransferStep = { status: 'string', at: 'string', by: 'string?' } as const;
const Transfer = { productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', transferId: 'string', number: 'string', from: Location, to: Location, status: 'string', carton: 'string?', barcode: 'string?', bin: 'string?', suggestedBin: 'string?', askedBy: Person, askedAt: 'string', firstName: 'string?', note: 'string?', until: 'string?', lineId: 'string?', reason: 'unknown', condition: 'string?', next: 'unknown', nudgedAt: 'string?', steps: [TransferStep], version: 'number' } as const;
const DeliveryHead = { deliveryId: 'string', number: 'string', from: 'string', expectedOn: 'string', status: 'string', cartons: 'number', expected: 'number', counted: 'number', absent: 'number', over: 'number', damaged: 'number', toPutAway: 'number', announcedAt: 'string', lastCountedBy: 'string?', lastCountedAt: 'string?', handedInBy: 'string?', handedInAt: 'string?', closedBy: 'string?', closedAt: 'string?', version: 'number' } as const;
const PutDelivery = { deliveryId: 'string', number: 'string', result: 'string' } as const;
const DeliveryCarton = { carton: 'string', expected: 'number', counted: 'number', absent: 'number' } as const;
const DeliveredSize = { productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', carton: 'string', expected: 'number', counted: 'number', absent: 'number' } as const;
const DeliveredPair = { productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', pairId: 'string', carton: 'string', barcode: 'string', isOver: 'boolean', isNewLabel: 'boolean', condition: 'string', note: 'string?', countedBy: 'string', countedAt: 'string', bin: 'string?', suggestedBin: 'string?' } as const;
const Delivery = { deliveryId: 'string', number: 'string', from: 'string', expectedOn: 'string', status: 'string', cartons: 'number', expected: 'number', counted: 'number', absent: 'number', over: 'number', damaged: 'number', toPutAway: 'number', announcedAt: 'string', lastCountedBy: 'string?', lastCountedAt: 'string?', handedInBy: 'string?', handedInAt: 'string?', closedBy: 'string?', closedAt: 'string?', version: 'number', cartonList: [DeliveryCarton], sizes: [DeliveredSize], pairs: [DeliveredPair], toPlace: [DeliveredPair] } as const;
const BinCountHead = { countId: 'string', bin: 'string', status: 'string', startedBy: 'string', startedAt: 'string', handedInBy: 'string?', handedInAt: 'string?', expected: 'number?', found: 'number' } as const;
const CountedPair = { productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', rowId: 'string', version: 'number', barcode: 'string?', state: 'string', missing: 'boolean', onHold: 'boolean', consigned: 'boolean', bin: 'string?', shelf: 'string?', correctedBy: 'string?', correctedAt: 'string?', result: 'string', scannedBy: 'string?', scannedAt: 'string?' } as const;
const BinCount = { countId: 'string', bin: 'string', status: 'string', startedBy: 'string', startedAt: 'string', handedInBy: 'string?', handedInAt: 'string?', expected: 'number?', found: 'number', pairs: [CountedPair] } as const;
const CountPlan = { planId: 'string', aisles: ['string'], onDay: 'string?', weekdays: 'unknown', assignedTo: 'unknown', isBlind: 'boolean', recountAbove: 'number?', plannedBy: 'string', plannedAt: 'string' } as const;
const RoundBin = { bin: 'string', state: 'string', firstBy: 'string?', firstDifferences: 'number?' } as const;
const CountRound = { roundId: 'string', day: 'string', isToday: 'boolean', aisles: ['string'], assignedTo: 'unknown', isBlind: 'boolean', bins: 'number', done: 'number', counters: [{ name: 'string', bins: 'number' }], remaining: [RoundBin] } as const;
const BinAccuracy = { bin: 'string', expected: 'number', matched: 'number', counts: [{ at: 'string', by: 'string', expected: 'number', matched: 'number' }] } as const;
const NotificationType = { objectIdName: 'string' } as const;
const Notification = { id: 'string', title: 'string?', acknowledged: 'boolean', redirectUrl: 'string?', objectId: 'string?', type: NotificationType } as const;
const PushDevice = { id: 'string', name: 'string', addedAt: 'string', isTablet: 'boolean', mark: 'string' } as const;
/** The facts of each operation that the client needs at run time. */
export const OPERATIONS = {
  authenticateOauth: { service: 'userauth', method: 'POST', path: '/api/userauth/authenticate/oauth', input: 'body', auth: 'none', shape: { token: 'string' } },
  authenticateDevice: { service: 'userauth', method: 'POST', path: '/api/userauth/authenticate/device', input: 'body', auth: 'none', shape: { token: 'string' } },
  pairKiosk: { service: 'userauth', method: 'POST', path: '/api/userauth/authenticate/pairing', input: 'body', auth: 'none', keyed: true, shape: { deviceId: 'string', key: 'string', name: 'string' } },
  createChallenge: { service: 'userauth', method: 'POST', path: '/api/userauth/challenge', input: 'body', auth: 'none', shape: { challenge: 'string' } },
  authenticateTablet: { service: 'userauth', method: 'POST', path: '/api/userauth/authenticate/tablet', input: 'body', auth: 'none', shape: { token: 'string' } },
  authenticatePin: { service: 'userauth', method: 'POST', path: '/api/userauth/authenticate/pin', input: 'body', auth: 'none', shape: { token: 'string', page: 'string?' } },
  renewPinSession: { service: 'userauth', method: 'POST', path: '/api/userauth/authenticate/renewal', input: 'body', auth: 'none', shape: { token: 'string' } },
  setPin: { service: 'userauth', method: 'PUT', path: '/api/userauth/pin', input: 'body', shape: { state: 'string' } },
  getTabletPeople: { service: 'userauth', method: 'GET', path: '/api/userauth/tablet', input: 'none', shape: Tablet },
  reportDevice: { service: 'userauth', method: 'POST', path: '/api/userauth/device-report', input: 'body', shape: { deviceId: 'string' } },
  lockTablet: { service: 'userauth', method: 'POST', path: '/api/userauth/tablet/lock', input: 'body', shape: { deviceId: 'string' } },
  findBadge: { service: 'userauth', method: 'POST', path: '/api/userauth/tablet/badge', input: 'body', shape: { id: 'string' } },
  getUser: { service: 'user', method: 'GET', path: '/api/user/{id}', input: 'params', shape: { id: 'string' } },
  setLanguage: { service: 'user', method: 'PUT', path: '/api/user/{id}/language', input: 'both', shape: { id: 'string' } },
  getPhoto: { service: 'user', method: 'GET', path: '/api/user/{id}/photo', input: 'params', file: 'image/svg+xml' },
  getUserRoles: { service: 'user', method: 'GET', path: '/api/user/role/{sub}', input: 'params', shape: [UserRole] },
  getStoreLocations: { service: 'store', method: 'GET', path: '/api/store/store-location', input: 'none', shape: [Store] },
  getStoresByLocation: { service: 'store', method: 'POST', path: '/api/store/store-by-location', input: 'body', shape: [Store] },
  getFeaturedProducts: { service: 'kiosk', method: 'GET', path: '/api/kiosk/kiosk-feature', input: 'none', shape: { data: { products: { nodes: [KioskProduct] } } } },
  browseKioskProducts: { service: 'kiosk', method: 'GET', path: '/api/kiosk/kiosk-product-browse', input: 'params', shape: { data: { brands: { nodes: [KioskBrand] } } } },
  getKioskProducts: { service: 'kiosk', method: 'POST', path: '/api/kiosk/kiosk-products', input: 'body', shape: { data: { products: KioskProductPage } } },
  searchKioskProducts: { service: 'kiosk', method: 'POST', path: '/api/kiosk/kiosk-search-with-filters', input: 'body', shape: { data: { products: KioskProductPage } } },
  requestTryout: { service: 'kiosk', method: 'POST', path: '/api/kiosk/kiosk-tryout-item-master', input: 'body', keyed: true, shape: { tryoutItemId: 'string', lines: [TryoutLine] } },
  getTryoutProgress: { service: 'kiosk', method: 'GET', path: '/api/kiosk/tryouts/{tryoutItemId}', input: 'params', shape: TryoutProgress },
  getTryoutPhoto: { service: 'kiosk', method: 'GET', path: '/api/kiosk/tryouts/{tryoutItemId}/photo', input: 'params', file: 'image/svg+xml' },
  withdrawTryout: { service: 'kiosk', method: 'POST', path: '/api/kiosk/tryouts/{tryoutItemId}/withdraw', input: 'both', keyed: true, shape: { cancelled: ['string'], kept: ['string'] } },
  getTryoutByNumber: { service: 'kiosk', method: 'GET', path: '/api/kiosk/numbers/{number}', input: 'params', shape: TryoutProgress },
  getCalledNumbers: { service: 'kiosk', method: 'GET', path: '/api/kiosk/called-numbers', input: 'none', shape: [CalledNumber] },
  getAllTryoutItems: { service: 'storefront', method: 'GET', path: '/api/storefront/getAllTryoutItems/{storeId}/{locationId}', input: 'params', shape: { '*': [TryoutLine] } },
  acceptTryout: { service: 'storefront', method: 'PUT', path: '/api/storefront/tryoutItem-master/accept', input: 'body', keyed: true, shape: { status: 'boolean' }, whole: true },
  getShoesizeLines: { service: 'storefront', method: 'GET', path: '/api/storefront/request-lines', input: 'params', shape: { content: [RequestLine], totalElements: 'number', counts: { request: 'number', pending: 'number', checkedout: 'number' } } },
  getCustomerHolds: { service: 'storefront', method: 'GET', path: '/api/storefront/holds', input: 'params', shape: { content: [CustomerHold], totalElements: 'number', counts: { mine: 'number', held: 'number', ended: 'number' } } },
  getCustomerHoldTimes: { service: 'storefront', method: 'GET', path: '/api/storefront/hold-times', input: 'params', shape: { closings: ['string'], latest: 'string', bin: 'string?', timeZone: 'string' } },
  holdForCustomer: { service: 'storefront', method: 'POST', path: '/api/storefront/hold', input: 'body', keyed: true, shape: { holdId: 'string' } },
  holdLonger: { service: 'storefront', method: 'POST', path: '/api/storefront/hold/longer', input: 'body', keyed: true, shape: { holdId: 'string' } },
  handOverHeldPair: { service: 'storefront', method: 'POST', path: '/api/storefront/hold/hand-over', input: 'body', keyed: true, shape: RequestLine },
  letHeldPairGo: { service: 'storefront', method: 'POST', path: '/api/storefront/hold/let-go', input: 'body', keyed: true, shape: { holdId: 'string' } },
  nudgeRequest: { service: 'storefront', method: 'POST', path: '/api/storefront/nudge', input: 'body', keyed: true, shape: { nudgedAt: 'string', people: 'number' } },
  assignLine: { service: 'storefront', method: 'POST', path: '/api/storefront/assign', input: 'body', keyed: true, shape: RequestLine },
  setLineDetails: { service: 'storefront', method: 'POST', path: '/api/storefront/line-details', input: 'body', keyed: true, shape: RequestLine },
  sendLineMessage: { service: 'inventory', method: 'POST', path: '/api/inventory/line-message', input: 'body', keyed: true, shape: RequestLine },
  takeOtherSize: { service: 'storefront', method: 'POST', path: '/api/storefront/other-size', input: 'body', keyed: true, shape: RequestLine },
  sendBack: { service: 'storefront', method: 'POST', path: '/api/storefront/send-back', input: 'body', keyed: true, shape: RequestLine },
  handOver: { service: 'storefront', method: 'POST', path: '/api/storefront/hand-over', input: 'body', keyed: true, shape: RequestLine },
  getCustomerLines: { service: 'storefront', method: 'GET', path: '/api/storefront/customer-lines', input: 'params', shape: { lines: [RequestLine] } },
  callCustomer: { service: 'storefront', method: 'POST', path: '/api/storefront/call-customer', input: 'body', keyed: true, shape: RequestLine },
  endCall: { service: 'storefront', method: 'POST', path: '/api/storefront/end-call', input: 'body', keyed: true, shape: RequestLine },
  sellLine: { service: 'storefront', method: 'POST', path: '/api/storefront/sell', input: 'body', keyed: true, shape: { orderNumber: 'string', isComplete: 'boolean', pairs: [{ productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', barcode: 'string', consigned: 'boolean' }] } },
  getSale: { service: 'storefront', method: 'GET', path: '/api/storefront/sale', input: 'params', shape: { orderNumber: 'string', isComplete: 'boolean', pairs: [{ productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', barcode: 'string', consigned: 'boolean' }] } },
  findSale: { service: 'storefront', method: 'GET', path: '/api/storefront/return', input: 'params', shape: FoundSale },
  takeBack: { service: 'storefront', method: 'POST', path: '/api/storefront/return', input: 'body', keyed: true, shape: ReturnedPair },
  undoSale: { service: 'storefront', method: 'POST', path: '/api/storefront/sale/undo', input: 'body', keyed: true, shape: RetailOrder },
  getTryout: { service: 'storefront', method: 'GET', path: '/api/storefront/tryouts/{tryoutItemId}', input: 'params', shape: TryoutState },
  getColleagues: { service: 'storefront', method: 'GET', path: '/api/storefront/colleagues', input: 'params', shape: [Person] },
  getDeliverySpots: { service: 'storefront', method: 'GET', path: '/api/storefront/delivery-spots', input: 'params', shape: ['string'] },
  getAllStoreLocation: { service: 'storefront', method: 'GET', path: '/api/storefront/getAllStoreLocation', input: 'none', shape: [BookingLocation] },
  getBookings: { service: 'storefront', method: 'GET', path: '/api/storefront/bookings', input: 'params', shape: { location: BookingLocation, bookings: [Booking], holidays: [Holiday] } },
  getBooking: { service: 'storefront', method: 'GET', path: '/api/storefront/booking', input: 'params', shape: Booking },
  updateSlotStatus: { service: 'storefront', method: 'POST', path: '/api/storefront/update-slot-status', input: 'body', keyed: true, shape: Booking },
  getHolidays: { service: 'storefront', method: 'POST', path: '/api/storefront/get-holidays', input: 'body', shape: [Holiday] },
  getBookingSlots: { service: 'storefront', method: 'GET', path: '/api/storefront/booking-slots', input: 'params', shape: [BookingSlot] },
  moveBooking: { service: 'storefront', method: 'POST', path: '/api/storefront/move-booking', input: 'body', keyed: true, shape: Booking },
  getClosing: { service: 'storefront', method: 'GET', path: '/api/storefront/closing', input: 'params', shape: Closing },
  getVariantAtLocation: { service: 'consignee', method: 'GET', path: '/api/consignee/location/{locationId}/variant/{inventoryItemId}', input: 'params', shape: VariantAtLocation },
  getConsigneeSizes: { service: 'consignee', method: 'GET', path: '/api/consignee/consignee-size', input: 'none', shape: { size: ['string'] } },
  getAllAvailableBarcodes: { service: 'consignee', method: 'GET', path: '/api/consignee/getAllAvailableBarcodes/{id}', input: 'params', shape: [AvailableBarcode] },
  markOrderSold: { service: 'consignee', method: 'PUT', path: '/api/consignee/update/sold', input: 'params', keyed: true, shape: RetailOrder },
  replaceMissingPair: { service: 'consignee', method: 'POST', path: '/api/consignee/update/missing/{missingBarcode}/{selectedReplacementBarcode}', input: 'both', keyed: true, shape: ReplacedPair },
  setBarcodeMissing: { service: 'consignee', method: 'POST', path: '/api/consignee/barcode/missing', input: 'body', keyed: true, shape: BulkRecord },
  setBarcodeOnHold: { service: 'consignee', method: 'POST', path: '/api/consignee/barcode/onhold', input: 'body', keyed: true, shape: BulkRecord },
  getEligibleBarcodes: { service: 'consignee', method: 'GET', path: '/api/consignee/order/eligible-barcodes', input: 'params', shape: RetailOrder },
  fulfilRetailOrder: { service: 'consignee', method: 'POST', path: '/api/consignee/order/retail-order-fulfilment', input: 'body', keyed: true, shape: RetailOrder },
  getConsignmentQueue: { service: 'consignee', method: 'GET', path: '/api/consignee/consignment-queue', input: 'params', shape: { content: [BulkRecord], totalElements: 'number', counts: { incoming: 'number', inStock: 'number', missing: 'number', onHold: 'number', sold: 'number' } } },
  getAnnouncedPairs: { service: 'consignee', method: 'GET', path: '/api/consignee/announced-pairs', input: 'params', shape: { content: [AnnouncedPair], totalElements: 'number' } },
  announceConsignment: { service: 'consignee', method: 'POST', path: '/api/consignee/announce', input: 'body', keyed: true, shape: [AnnouncedPair] },
  acceptAnnouncedPairs: { service: 'consignee', method: 'POST', path: '/api/consignee/accept-announced', input: 'body', keyed: true, shape: [BulkResult] },
  declineAnnouncedPairs: { service: 'consignee', method: 'POST', path: '/api/consignee/decline-announced', input: 'body', keyed: true, shape: [BulkResult] },
  getReplacements: { service: 'consignee', method: 'GET', path: '/api/consignee/replacements/{barcode}', input: 'params', shape: Replacements },
  getOrderSale: { service: 'consignee', method: 'GET', path: '/api/consignee/order-sale', input: 'params', shape: OrderSale },
  downloadS3ImageUrl: { service: 'catalogue', method: 'GET', path: '/api/catalogue/document/downloadS3ImageUrl', input: 'params', shape: { url: 'string' } },
  transformImage: { service: 'catalogue', method: 'GET', path: '/api/catalogue/image-transform', input: 'params', auth: 'none', file: 'image/' },
  getCatalogueBySKU: { service: 'catalogue', method: 'GET', path: '/api/catalogue/getCatalogueBySKU', input: 'params', shape: CatalogueProduct },
  placeRequest: { service: 'inventory', method: 'POST', path: '/api/inventory/check-in-out/request', input: 'body', keyed: true, shape: WarehouseRequest },
  cancelRequest: { service: 'inventory', method: 'POST', path: '/api/inventory/cancel-check-out-request', input: 'body', keyed: true, shape: { lineIds: ['string'] } },
  getWarehouseLines: { service: 'inventory', method: 'GET', path: '/api/inventory/request-lines', input: 'params', shape: { content: [RequestLine], totalElements: 'number', counts: { request: 'number', pending: 'number', checkedout: 'number' } } },
  getPrinters: { service: 'store', method: 'GET', path: '/api/store/printers', input: 'params', shape: { printers: [Printer], ranges: ['string'] } },
  printTestPage: { service: 'store', method: 'POST', path: '/api/store/printers/{printerId}/test', input: 'params', keyed: true, shape: PrintJob },
  printLabels: { service: 'store', method: 'POST', path: '/api/store/printers/{printerId}/labels', input: 'both', keyed: true, shape: PrintJob },
  getPrintJobs: { service: 'store', method: 'GET', path: '/api/store/print-jobs', input: 'params', shape: [PrintJob] },
  cancelPrintJob: { service: 'store', method: 'POST', path: '/api/store/print-jobs/{printJobId}/cancel', input: 'params', keyed: true, shape: PrintJob },
  printAgain: { service: 'store', method: 'POST', path: '/api/store/print-jobs/{printJobId}/again', input: 'params', keyed: true, shape: PrintJob },
  getRequest: { service: 'inventory', method: 'GET', path: '/api/inventory/requests/{requestId}', input: 'params', shape: WarehouseRequest },
  checkOut: { service: 'inventory', method: 'POST', path: '/api/inventory/check-out', input: 'body', keyed: true, timed: true, shape: RequestLine },
  checkIn: { service: 'inventory', method: 'POST', path: '/api/inventory/check-in', input: 'body', keyed: true, timed: true, shape: RequestLine },
  undoCheckIn: { service: 'inventory', method: 'POST', path: '/api/inventory/undo-check-in', input: 'body', keyed: true, timed: true, shape: RequestLine },
  getEndOfDay: { service: 'inventory', method: 'GET', path: '/api/inventory/end-of-day', input: 'params', shape: EndOfDay },
  answerForgottenPair: { service: 'inventory', method: 'POST', path: '/api/inventory/forgotten-pair', input: 'body', keyed: true, shape: RequestLine },
  getHandOverNotes: { service: 'inventory', method: 'GET', path: '/api/inventory/hand-over-notes', input: 'params', shape: { content: [HandOverNote], totalElements: 'number' } },
  writeHandOverNote: { service: 'inventory', method: 'POST', path: '/api/inventory/hand-over-notes', input: 'body', keyed: true, shape: HandOverNote },
  readHandOverNote: { service: 'inventory', method: 'POST', path: '/api/inventory/hand-over-note/read', input: 'body', keyed: true, shape: HandOverNote },
  undoCheckOut: { service: 'inventory', method: 'POST', path: '/api/inventory/undo-check-out', input: 'body', keyed: true, timed: true, shape: RequestLine },
  takeOverCheckOut: { service: 'inventory', method: 'POST', path: '/api/inventory/take-over-check-out', input: 'body', keyed: true, timed: true, shape: RequestLine },
  deliverLine: { service: 'inventory', method: 'POST', path: '/api/inventory/deliver', input: 'body', keyed: true, timed: true, shape: RequestLine },
  takePicks: { service: 'inventory', method: 'POST', path: '/api/inventory/take-picks', input: 'body', keyed: true, shape: { lines: [RequestLine], heldByOthers: [{ lineId: 'string', holder: 'string' }] } },
  handBackPicks: { service: 'inventory', method: 'POST', path: '/api/inventory/hand-back-picks', input: 'body', keyed: true, shape: { lines: [RequestLine], heldByOthers: [{ lineId: 'string', holder: 'string' }] } },
  reportPairNotHere: { service: 'inventory', method: 'POST', path: '/api/inventory/pair-not-here', input: 'body', keyed: true, timed: true, shape: RequestLine },
  getInventoryBrands: { service: 'inventory', method: 'GET', path: '/api/inventory/inventory-Brand', input: 'params', shape: ['string'] },
  exportInventory: { service: 'inventory', method: 'GET', path: '/api/inventory/export/excel/{locationId}', input: 'params', file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  searchInventory: { service: 'inventory', method: 'POST', path: '/api/inventory/inventory-search', input: 'body', shape: InventoryPage },
  getSavedSearches: { service: 'inventory', method: 'GET', path: '/api/inventory/saved-searches', input: 'none', shape: [SavedSearch] },
  saveSearch: { service: 'inventory', method: 'POST', path: '/api/inventory/saved-searches', input: 'body', keyed: true, shape: [SavedSearch] },
  removeSavedSearch: { service: 'inventory', method: 'POST', path: '/api/inventory/remove-saved-search', input: 'body', keyed: true, shape: [SavedSearch] },
  checkBinShelfStatus: { service: 'inventory', method: 'GET', path: '/api/inventory/shoesize-check-bin-shelf-status', input: 'params', file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  getPair: { service: 'inventory', method: 'GET', path: '/api/inventory/pair/{barcode}', input: 'params', shape: PairAtLocation },
  getNearestSizes: { service: 'inventory', method: 'GET', path: '/api/inventory/nearest-sizes/{inventoryItemId}', input: 'params', shape: NearestSizes },
  getUnitHistory: { service: 'inventory', method: 'GET', path: '/api/inventory/pair/{barcode}/history', input: 'params', shape: [UnitEvent] },
  getStockDifferences: { service: 'inventory', method: 'GET', path: '/api/inventory/stock-differences/{locationId}', input: 'params', shape: StockDifferences },
  getBay: { service: 'inventory', method: 'GET', path: '/api/inventory/bay/{locationId}/{bin}', input: 'params', shape: BayMap },
  getBin: { service: 'inventory', method: 'GET', path: '/api/inventory/bins/{locationId}/{bin}', input: 'params', shape: Bin },
  getTransfers: { service: 'inventory', method: 'GET', path: '/api/inventory/transfers', input: 'params', shape: { content: [Transfer], totalElements: 'number', counts: { incoming: 'number', outgoing: 'number', done: 'number' } } },
  askForTransfer: { service: 'inventory', method: 'POST', path: '/api/inventory/transfers', input: 'body', keyed: true, shape: Transfer },
  acceptTransfer: { service: 'inventory', method: 'POST', path: '/api/inventory/transfer/accept', input: 'body', keyed: true, shape: Transfer },
  refuseTransfer: { service: 'inventory', method: 'POST', path: '/api/inventory/transfer/refuse', input: 'body', keyed: true, shape: Transfer },
  cancelTransfer: { service: 'inventory', method: 'POST', path: '/api/inventory/transfer/cancel', input: 'body', keyed: true, shape: Transfer },
  nudgeTransfer: { service: 'inventory', method: 'POST', path: '/api/inventory/transfer/nudge', input: 'body', keyed: true, shape: Transfer },
  packTransfer: { service: 'inventory', method: 'POST', path: '/api/inventory/transfer/pack', input: 'body', keyed: true, timed: true, shape: Transfer },
  closeCarton: { service: 'inventory', method: 'POST', path: '/api/inventory/transfer/close-carton', input: 'body', keyed: true, shape: [Transfer] },
  sendCarton: { service: 'inventory', method: 'POST', path: '/api/inventory/transfer/send-carton', input: 'body', keyed: true, shape: [Transfer] },
  receiveTransfer: { service: 'inventory', method: 'POST', path: '/api/inventory/transfer/receive', input: 'body', keyed: true, timed: true, shape: Transfer },
  reportTransferMissing: { service: 'inventory', method: 'POST', path: '/api/inventory/transfer/missing', input: 'body', keyed: true, shape: [Transfer] },
  getDeliveries: { service: 'inventory', method: 'GET', path: '/api/inventory/deliveries', input: 'params', shape: { content: [DeliveryHead], totalElements: 'number', counts: { expected: 'number', putAway: 'number', closed: 'number' } } },
  putDeliveries: { service: 'inventory', method: 'PUT', path: '/api/inventory/deliveries', input: 'body', keyed: true, shape: [PutDelivery] },
  getDelivery: { service: 'inventory', method: 'GET', path: '/api/inventory/delivery', input: 'params', shape: Delivery },
  countDelivered: { service: 'inventory', method: 'POST', path: '/api/inventory/delivery/count', input: 'body', keyed: true, timed: true, shape: DeliveredPair },
  correctDelivered: { service: 'inventory', method: 'POST', path: '/api/inventory/delivery/correct', input: 'body', keyed: true, shape: Delivery },
  reportNotInCarton: { service: 'inventory', method: 'POST', path: '/api/inventory/delivery/absent', input: 'body', keyed: true, shape: Delivery },
  handInDelivery: { service: 'inventory', method: 'POST', path: '/api/inventory/delivery/hand-in', input: 'body', keyed: true, shape: Delivery },
  closeDelivery: { service: 'inventory', method: 'POST', path: '/api/inventory/delivery/close', input: 'body', keyed: true, shape: Delivery },
  getBinCounts: { service: 'inventory', method: 'GET', path: '/api/inventory/bin-counts', input: 'params', shape: [BinCountHead] },
  moveUnits: { service: 'inventory', method: 'POST', path: '/api/inventory/move-units', input: 'body', keyed: true, timed: true, shape: [{ record: BinShelfRecord, from: 'string?' }] },
  startCount: { service: 'inventory', method: 'POST', path: '/api/inventory/start-count', input: 'body', keyed: true, shape: BinCount },
  scanCount: { service: 'inventory', method: 'POST', path: '/api/inventory/scan-count', input: 'body', keyed: true, timed: true, shape: BinCount },
  handInCount: { service: 'inventory', method: 'POST', path: '/api/inventory/hand-in-count', input: 'body', keyed: true, shape: BinCount },
  applyCount: { service: 'inventory', method: 'POST', path: '/api/inventory/apply-count', input: 'body', keyed: true, shape: BinCount },
  discardCount: { service: 'inventory', method: 'POST', path: '/api/inventory/discard-count', input: 'body', keyed: true, shape: BinCount },
  getCountPlans: { service: 'inventory', method: 'GET', path: '/api/inventory/count-plans', input: 'params', shape: { plans: [CountPlan], aisles: [{ aisle: 'string', bins: 'number' }], people: [Person] } },
  planCount: { service: 'inventory', method: 'POST', path: '/api/inventory/count-plans', input: 'body', keyed: true, shape: CountPlan },
  endCountPlan: { service: 'inventory', method: 'POST', path: '/api/inventory/end-count-plan', input: 'body', keyed: true, shape: { planId: 'string' } },
  getCountRounds: { service: 'inventory', method: 'GET', path: '/api/inventory/count-rounds', input: 'params', shape: [CountRound] },
  getBinAccuracy: { service: 'inventory', method: 'GET', path: '/api/inventory/bin-accuracy', input: 'params', shape: [BinAccuracy] },
  getBinShelfRecords: { service: 'inventory', method: 'GET', path: '/api/inventory/bin-shelf-records', input: 'params', shape: { content: [BinShelfRecord], totalElements: 'number' } },
  correctBinShelfRecord: { service: 'inventory', method: 'PUT', path: '/api/inventory/bin-shelf-records/{rowId}', input: 'both', keyed: true, timed: true, shape: BinShelfRecord },
  getNotifications: { service: 'notification', method: 'GET', path: '/api/notification/get-app-notifications/{userId}', input: 'params', shape: { content: [Notification], totalElements: 'number' } },
  acknowledgeNotification: { service: 'notification', method: 'PUT', path: '/api/notification/update-app-notifications/{notificationId}', input: 'params', keyed: true, shape: Notification },
  acknowledgeAllNotifications: { service: 'notification', method: 'PUT', path: '/api/notification/update-app-notifications', input: 'body', keyed: true, shape: { acknowledged: 'number' } },
  postponeNotification: { service: 'notification', method: 'PUT', path: '/api/notification/postpone/{notificationId}', input: 'both', keyed: true, shape: Notification },
  getPush: { service: 'notification', method: 'GET', path: '/api/notification/push', input: 'none', shape: { publicKey: 'string', kinds: ['string'], quietFrom: 'string?', quietTo: 'string?', devices: [PushDevice] } },
  setPush: { service: 'notification', method: 'PUT', path: '/api/notification/push', input: 'body', keyed: true, shape: { publicKey: 'string', kinds: ['string'], quietFrom: 'string?', quietTo: 'string?', devices: [PushDevice] } },
  addPushDevice: { service: 'notification', method: 'POST', path: '/api/notification/push/devices', input: 'body', keyed: true, shape: PushDevice },
  renewPushDevice: { service: 'notification', method: 'POST', path: '/api/notification/push/renewal', input: 'body', auth: 'none', shape: { isRenewed: 'boolean' } },
  removePushDevice: { service: 'notification', method: 'POST', path: '/api/notification/push/devices/{pushDeviceId}/remove', input: 'params', keyed: true, shape: PushDevice },
  testPush: { service: 'notification', method: 'POST', path: '/api/notification/push/devices/{pushDeviceId}/test', input: 'params', keyed: true, shape: PushDevice },
  loadCube: { service: 'cube', method: 'POST', path: '/api/cube/v1/load', input: 'body', shape: [{ '*': 'unknown' }] },
  getMyPhoto: { service: 'graph', method: 'GET', path: '/graph/v1.0/me/photo/$value', input: 'none', auth: 'given', file: 'image/' },
} as const satisfies Record<string, Operation>;

/** One function for each operation of the contract, grouped by service. */
export interface Operations {
  userauth: {
    /** Exchange the access token of the corporate sign-in for a session. 401 for an invalid token, 403 for a person who has no account in this store. 429 with Retry-After while too many sign-ins of a network address wait and, where the directory is asked about each token, for every token of an address that has sent 60 invalid ones within a minute. */
    authenticateOauth: Call<'authenticateOauth'>;
    /** Exchange a kiosk's device key for a session that may only use the kiosk operations. A kiosk has no person who could sign in. Its key is issued once, when the kiosk is set up. After 10 wrong keys for a kiosk, or 100 for all kiosks, from one network address within a minute further wrong keys are answered 429 with Retry-After. A right key is always accepted. */
    authenticateDevice: Call<'authenticateDevice'>;
    /** Exchange a pairing code for a new kiosk's device key. A code has eight digits, is valid for ten minutes and makes one kiosk. 422 names why a code is refused: wrong, used or expired. After five refused codes from one network within a minute a refused code gets 429 with Retry-After, and the right one is still accepted; 429 for every code after 50 from one network, and after 500 in the whole store. A kiosk that gets no answer sends the code again with the same Idempotency-Key, and gets the same device key. */
    pairKiosk: Call<'pairKiosk'>;
    /** Make a challenge that a device signs with its private key. Valid for one minute by the clock of the store, and once. It does not say whether there is such a device. */
    createChallenge: Call<'createChallenge'>;
    /** Exchange the proof of a locked tablet for a session that reads what its lock screen shows. The session of the last person on the tablet ends. 401 with `needs: enrolment` for a device that is unknown, removed or has another key. */
    authenticateTablet: Call<'authenticateTablet'>;
    /** Exchange the proof of a tablet and the PIN of a person for a session. The session of the person before ends. 401 with the field `/pin` for a wrong PIN, 422 for a text that is no PIN. 403 with `needs: fullSignIn` after five wrong PINs, without a PIN, and 7 days after the full sign-in. 409 for a person who no longer signs in on this tablet, and if another person has signed in since the challenge. 429 while eight PINs of the tablet wait. */
    authenticatePin: Call<'authenticatePin'>;
    /** Renew the session of a sign-in by PIN on its own tablet. For 12 hours after the PIN, and at most 7 days after the full sign-in. The token may have expired. 401 once the tablet was locked or another person has signed in. */
    renewPinSession: Call<'renewPinSession'>;
    /** Choose the caller's PIN for the tablet in use. Six digits, neither equal nor a run (422 with the field). 409 where the session belongs to no tablet, or to one of another location. 403 with `needs: fullSignIn` unless the full sign-in is at most 10 minutes old. Wrong tries begin again. */
    setPin: Call<'setPin'>;
    /** Read what the lock screen of a tablet shows. First names only. People who no longer work at the location are left out. */
    getTabletPeople: Call<'getTabletPeople'>;
    /** Say how the device in use is. Kiosks and tablets call it once a minute. The node keeps it in memory and stores the reports of all devices together. 409 where the session belongs to no device. */
    reportDevice: Call<'reportDevice'>;
    /** End the caller's session on the tablet in use. The store keeps the open page for the next sign-in of the same person by PIN. 409 where the session belongs to no tablet. */
    lockTablet: Call<'lockTablet'>;
    /** Find the person of a badge on a locked tablet. It replaces the press on the face, never the PIN. 404 for an unknown badge and for people of other tablets. */
    findBadge: Call<'findBadge'>;
    /** Issue the badge of a person: the badge before is not valid any more. The code is in this answer only. 404 for a person who works at no location of the caller. */
    issueBadge: Call<'issueBadge'>;
    /** Revoke the badge of a person. 404 for a person who works at no location of the caller. Without a badge nothing changes. */
    revokeBadge: Call<'revokeBadge'>;
  };
  user: {
    /** Read a person. The id is the session claim `user_id`. Callers can read only their own record. */
    getUser: Call<'getUser'>;
    /** Choose the language of the portal for a person. It applies on every device of the person. Callers can choose only their own. */
    setLanguage: Call<'setLanguage'>;
    /** Read the photo of a colleague. 404 for a person without a photo, and for one who does not work at the location. */
    getPhoto: Call<'getPhoto'>;
    /** List the roles of a person, the active one first. The sub is the session claim `sub`. Callers can read only their own roles. */
    getUserRoles: Call<'getUserRoles'>;
  };
  store: {
    /** List the stores with their locations. The stores in which the caller works, with the locations at which the caller works. A kiosk reads here to which location it belongs. Token and addresses of the shop system are empty for a Kiosk and a Consignee. */
    getStoreLocations: Call<'getStoreLocations'>;
    /** Read the stores that own the given locations. 403 for a location at which the caller does not work. Token and addresses of the shop system are empty for a Consignee. */
    getStoresByLocation: Call<'getStoresByLocation'>;
    /** List the people of the caller's locations, by name. People with a role at one of the locations. A person without access is not listed. */
    getPeople: Call<'getPeople'>;
    /** Give a person of the directory a role and locations. 409 for a person who has access, and for the e-mail address of another person; 403 for a role that the caller may not give. */
    addPerson: Call<'addPerson'>;
    /** Read a person, and what removing the access does. 404 for a person who works at no location of the caller. */
    getPerson: Call<'getPerson'>;
    /** Change role and locations of a person, with immediate effect. 403 for a person or a role that the caller may not change, with the reason; 409 if another admin has changed the person meanwhile, with who did it and what. */
    changePerson: Call<'changePerson'>;
    /** Remove the access of a person: the next call is refused on all nodes. Live connections and sessions on tablets end, PINs and badge are removed, held picks are free again, and open lines go to `linesTo`. The history keeps the name. 422 names `linesTo` where lines are open and it does not work at their locations; 403 and 409 as for `changePerson`. */
    removePerson: Call<'removePerson'>;
    /** Remove the PINs of a person from all tablets. The sessions of the person on tablets end. 404 for a person who works at no location of the caller. */
    resetPins: Call<'resetPins'>;
    /** List the administrative changes of the caller's locations. The newest first: who changed people, locations, devices, keys or settings, with the values before and after. No secret is among them. What the whole store shares is listed for callers who work at all locations. */
    getAdminChanges: Call<'getAdminChanges'>;
    /** Download the administrative changes as CSV. The changes of `getAdminChanges`, all pages. Text that a spreadsheet program would read as a formula begins with an apostrophe. */
    exportAdminChanges: Call<'exportAdminChanges'>;
    /** List the API keys that read the caller's locations. Also expired and revoked ones, newest first, with the operations and roles that a new key can have. No answer but the one of `addApiKey` has a key itself. */
    getApiKeys: Call<'getApiKeys'>;
    /** Make an API key for a tool. The key is in this answer only; the store keeps its hash. The same call again, because its answer was lost, answers with another key in its place, as long as none was used: 409 then. 403 for a role that the caller may not give, and without `locationIds` for a caller who does not work at all locations; 409 for an id that was used before, also by a revoked key; 422 for an operation that takes no key, or that the role may not call. */
    addApiKey: Call<'addApiKey'>;
    /** Revoke an API key: its next call is refused. A key that is revoked or expired stays so. 404 for a key that the caller does not see, 403 for one that reads other locations, too. */
    revokeApiKey: Call<'revokeApiKey'>;
    /** List the endpoints that get events of the caller's locations. By id, with what waits for each. Of one that gets events of other locations, too, the address is only the host. */
    getWebhookEndpoints: Call<'getWebhookEndpoints'>;
    /** Send events to another tool from now on. The secret of the signatures is in this answer only; a repetition of the call has it again. Without `types` it gets all events. 403 without `locationIds` for a caller who does not work at all locations; 409 for an id that exists; 422 for an address that is not https, has a password or is no public one, and for an unknown type. */
    addWebhookEndpoint: Call<'addWebhookEndpoint'>;
    /** Pause an endpoint or types of its events, or go on. A paused endpoint gets nothing, what waits stays, and new events are not kept for it; when it goes on, what waits is sent at once. Events of a paused type are not kept, and those that wait are not sent: the log has them, so each can be sent again. 409 if it has changed meanwhile; 403 and 404 as in `revokeApiKey`; 422 for a type that it does not get. */
    changeWebhookEndpoint: Call<'changeWebhookEndpoint'>;
    /** Remove an endpoint with its queue and its log. What waits is not sent. 403 and 404 as in `revokeApiKey`. */
    removeWebhookEndpoint: Call<'removeWebhookEndpoint'>;
    /** List the newest deliveries to an endpoint. At most 50, the newest first. What is delivered stays for a week. 403 and 404 as in `revokeApiKey`. */
    getWebhookDeliveries: Call<'getWebhookDeliveries'>;
    /** Send a delivery again. One that has failed is sent now and not after its pause. One that was delivered, or was not sent because its type is paused, is sent once more with the same message id, after what waits for its object. 409 while the endpoint or the type is paused; 404 for a delivery that the log does not keep any more; 403 as in `revokeApiKey`. */
    resendWebhook: Call<'resendWebhook'>;
    /** Read how the connection with the shop system is. Its last comparisons, and how much could not come in. */
    getShopConnection: Call<'getShopConnection'>;
    /** List what of the shop system could not come in, and why. By kind and record, each with its newest reason. */
    getShopProblems: Call<'getShopProblems'>;
    /** Compare the store with the shop system now. As each night: the whole shop is read, and what no webhook has reported comes in. A node begins within seconds; while one runs or waits, nothing changes. 409 without a connected shop. */
    compareShop: Call<'compareShop'>;
    /** List the kinds of files that can be imported, with their columns. In the order in which a new store imports them. `mayImport` says whether the role of the caller is enough. */
    getImportKinds: Call<'getImportKinds'>;
    /** Download a CSV with the columns of a kind and one example row. Its columns are those of `getImportKinds`, in their order. */
    getImportTemplate: Call<'getImportTemplate'>;
    /** List the imports of a location, newest first. One that has not ended is the first. An import is listed for 90 days after its end. */
    getImports: Call<'getImports'>;
    /** Begin the import of a file. The file follows in parts with `putImportPart`; then it is checked, and nothing is written until `applyImport`. 413 for a file of more than 100 MB, 403 for a kind that the caller may not import, and 409 while another import of the location has not ended, with whose it is and how far. An upload that stops for ten minutes is given up, as is a checked file after a day. */
    startImport: Call<'startImport'>;
    /** Read an import. 404 for one of a location at which the caller does not work. */
    getImport: Call<'getImport'>;
    /** Send a part of the file of an import. At most 1 MiB, in the order of the file. The same part again changes nothing, so a part whose answer was lost is sent again. The last part begins the check. 409 for a part that is not the next one, and for an import whose file is complete or that has ended; 413 for a part that is too long, or longer than the file. */
    putImportPart: Call<'putImportPart'>;
    /** Write the changes of a checked file. The file is checked once more and written in one transaction: all of it or nothing. If it has a problem by then, nothing is written and it is `checked` again. 409 for an import that is not `checked` or has problems. */
    applyImport: Call<'applyImport'>;
    /** Correct refused rows of a checked file, or leave them out. The file is checked again with the corrections, which stay until its end; the file itself is not changed. Only a row with a problem can be corrected, and only in a cell that has one: 422 with the field. Rows of a complete file cannot be left out, because their records would be removed. 409 for an import that is not `checked` or has no problem. */
    correctImport: Call<'correctImport'>;
    /** Cancel an import before it is applied. Every admin of the location may do it. The file is deleted. 409 for an import that is being written or has ended. */
    cancelImport: Call<'cancelImport'>;
    /** List what the check of an import found. Problems first, then what changes, by row: of each sort the first 10,000. Without problems in the file it says what applying changes, or has changed. */
    getImportReport: Call<'getImportReport'>;
    /** Download what the check of an import found as CSV. The findings of `getImportReport`, all pages. Text that a spreadsheet program would read as a formula begins with an apostrophe. */
    exportImportReport: Call<'exportImportReport'>;
    /** Read the opening hours and the slots of a location. Bookings can be moved to slots within them. */
    getOpeningHours: Call<'getOpeningHours'>;
    /** Change the opening hours and the slots of a location. No booking is moved: `bookingsOutside` says how many coming ones lie outside of the new hours. 409 if another admin has changed them meanwhile; 422 with the day that closes before it opens, or is shorter than a slot. */
    setOpeningHours: Call<'setOpeningHours'>;
    /** List the label printers of a location, and what they do. By name, with the state that the printer last said. */
    getPrinters: Call<'getPrinters'>;
    /** Add a label printer to a location. The store sends ZPL to it by TCP. 422 for an address outside the ranges that the settings of the store allow, and for a name that the location has already; 409 when the location has 20 printers. */
    addPrinter: Call<'addPrinter'>;
    /** Change a label printer. Waiting print jobs go to the new address. 409 if another admin has changed it meanwhile; 422 as in `addPrinter`. */
    changePrinter: Call<'changePrinter'>;
    /** Remove a label printer with its print jobs. What waits for it is not printed. */
    removePrinter: Call<'removePrinter'>;
    /** Print a label with the name and the address of the printer. It waits in the queue of the printer as every print job. */
    printTestPage: Call<'printTestPage'>;
    /** Print the labels of bins, pairs or cartons without a dialog. The store reads what the labels show. The answer comes when the job waits in the queue; `getPrintJobs` tells what became of it. 422 with the field for a bin, pair or carton that the location does not have. */
    printLabels: Call<'printLabels'>;
    /** List the newest 50 print jobs of a location. The newest first. Ended jobs are kept for 7 days. */
    getPrintJobs: Call<'getPrintJobs'>;
    /** Cancel a print job that waits. 409 for a job that does not wait any more. */
    cancelPrintJob: Call<'cancelPrintJob'>;
    /** Print a job again that has ended. The same labels, as they were. 409 for a job that still waits. */
    printAgain: Call<'printAgain'>;
  };
  kiosk: {
    /** List the featured products. The products of the kiosk's front page, with their variants. */
    getFeaturedProducts: Call<'getFeaturedProducts'>;
    /** List the brands with their first products. The brands by name, each with the number of its products and the first products in the order `FEATURED`. */
    browseKioskProducts: Call<'browseKioskProducts'>;
    /** List the products of a brand, page by page. `cursorValue` is the `pageInfo.endCursor` of the previous page. Pages never repeat or skip a product, even if products are added or removed in between. 400 for a cursor of another `sortValue`. */
    getKioskProducts: Call<'getKioskProducts'>;
    /** Search products by words and filters, page by page. A product must match one of the values of a filter. An empty filter matches everything. A product must match all filters; a size and an availability must match the same variant. Pages as in `kiosk-products`. */
    searchKioskProducts: Call<'searchKioskProducts'>;
    /** Send a try-on request. The store assigns the `tryoutItemId` (a value that the kiosk sends is ignored), notifies the associates of the location, and keeps the request until an associate accepts it, at most two hours. 429 for a kiosk with very many waiting requests. */
    requestTryout: Call<'requestTryout'>;
    /** List the kiosks and tablets of a location. By name. A device that is removed is not listed. */
    getDevices: Call<'getDevices'>;
    /** Enrol the tablet in use, which several people share. The store keeps the public half of the key pair of the tablet. 422 with the field for a key that is no point of the curve P-256. */
    enrolDevice: Call<'enrolDevice'>;
    /** Make a code with which a new kiosk of a location is paired. Eight digits, valid for ten minutes and for one kiosk. */
    createPairingCode: Call<'createPairingCode'>;
    /** Rename a device. Associates see the new name with the next request of a kiosk. */
    renameDevice: Call<'renameDevice'>;
    /** Set after how many minutes without use a tablet locks. The tablet reads it when it locks or is loaded. */
    setLockMinutes: Call<'setLockMinutes'>;
    /** Lock a tablet: the session on it ends. The next call of that session is refused. Without a session nothing changes. */
    lockDevice: Call<'lockDevice'>;
    /** Remove a device: its keys and sessions are refused from now on. A kiosk is notified at once, and its requests stay with the associates. The PINs for a tablet end. */
    removeDevice: Call<'removeDevice'>;
    /** Remove a person with the PIN from a tablet. The person signs in fully before the next PIN. 404 for a person who does not sign in on the tablet. */
    resetPin: Call<'resetPin'>;
    /** Read how far a kiosk's own try-on request is. 404 for a request that another kiosk sent. */
    getTryoutProgress: Call<'getTryoutProgress'>;
    /** Read the photo of the associate who accepted a kiosk's own try-on request. 404 without one. */
    getTryoutPhoto: Call<'getTryoutPhoto'>;
    /** Withdraw a kiosk's own try-on request, or single lines of it. Lines that are checked out stay, and the answer names them. Repeating it changes nothing. 404 for a request that another kiosk sent. */
    withdrawTryout: Call<'withdrawTryout'>;
    /** Read how far today's try-on request with a number is. Of the kiosk's location, without names, and without the ids by which it can be changed, also for the kiosk that sent it: everyone can type a number. 429 with Retry-After after five numbers of a kiosk within a minute. */
    getTryoutByNumber: Call<'getTryoutByNumber'>;
    /** List the customers' numbers that are called at the kiosk's location. The newest call first, at most three. A call is listed for 15 minutes, or until it ends. */
    getCalledNumbers: Call<'getCalledNumbers'>;
  };
  storefront: {
    /** List the try-on requests that wait for an associate. An object with a list of lines for each tryoutItemId, the oldest request first by `requestedAt`. It contains at most a hundred requests of the last two hours: the oldest of each kiosk, then the second oldest of each kiosk, and so on. */
    getAllTryoutItems: Call<'getAllTryoutItems'>;
    /** Accept a try-on request. The body is the list of the lines of the request, with requestStatusFlag true, else 422. If several associates accept the same request, one of them gets it. The others get `status: false` and the name of that associate in `errorInfo.message`. */
    acceptTryout: Call<'acceptTryout'>;
    /** List the accepted, placed and checked-out lines of the caller or of the location. Status 1 lists lines that are accepted and not placed yet, and with `whose` all those of try-on requests that wait for an associate (status `waiting`); 2 lines that are placed and wait for the warehouse, and those for which no pair is available; 3 lines that are checked out. The oldest come first, of the checked-out lines the newest. */
    getShoesizeLines: Call<'getShoesizeLines'>;
    /** List the pairs that a location holds for customers. Held: those that have not ended, the next to end first. Ended: those that ended on the present day of the location, the newest first, without the customer's name. */
    getCustomerHolds: Call<'getCustomerHolds'>;
    /** Read until when, and in which bin, a location holds a pair for a customer. The next three times at which the location closes, and the bin of the zone `hold` with the fewest pairs. */
    getCustomerHoldTimes: Call<'getCustomerHoldTimes'>;
    /** Hold a pair for a customer. The pair is free nowhere until the customer gets it, it is let go, or the time is over. With `lineId` the line that holds the pair ends, and the pair is held in its place. 409 for a pair that is not free names why: sold, reserved, checked out, held for another customer, missing, on hold. 422 for a time that is past, or more than 14 days ahead. */
    holdForCustomer: Call<'holdForCustomer'>;
    /** Change the time at which a hold ends. By the person who holds the pair, and admins (403). 409 for a hold that has ended names how and by whom; 422 for a time that is past, or more than 14 days ahead. */
    holdLonger: Call<'holdLonger'>;
    /** Hand a held pair over to its customer. The hold ends. The pair is checked out for a new line of the caller, which is handed over: it is sold or sent back from there. 409 for a hold that has ended names how and by whom, and for a pair that is missing or on hold. */
    handOverHeldPair: Call<'handOverHeldPair'>;
    /** End a hold: the pair is free again. By the person who holds the pair, and admins (403). 409 for a hold that has ended names how and by whom. */
    letHeldPairGo: Call<'letHeldPairGo'>;
    /** Nudge a request that waits. Before Accept it notifies the other associates of the location, after placing the pickers. 409 for a request that is younger than two minutes, that was nudged within the last minute, or that does not wait. The line names its request. */
    nudgeRequest: Call<'nudgeRequest'>;
    /** Hand a line to another associate. By the owner, a Store_Admin, YK_Admin or Super_Admin. 422 for a person who is no associate of the location, 409 for a line that is closed. */
    assignLine: Call<'assignLine'>;
    /** Set the note and the delivery spot of a line. By the owner, a Store_Admin, YK_Admin or Super_Admin. 422 for a spot that the location does not have. */
    setLineDetails: Call<'setLineDetails'>;
    /** Take another size in the place of one that is not available. Adds a new line to the same request and closes this one. By the owner, a Store_Admin, YK_Admin or Super_Admin, or by the kiosk that sent the try-on request. The first answer wins: 409 for a line that was answered. 409 when no pair of that size is free, 422 for another product. A kiosk reads the line without its pair, its bin, and what staff have written. */
    takeOtherSize: Call<'takeOtherSize'>;
    /** Announce that a checked-out pair comes back. The line stays checked out until the warehouse checks the pair in. By the owner, a Store_Admin, YK_Admin or Super_Admin. 409 for a line that is not checked out. */
    sendBack: Call<'sendBack'>;
    /** Note that the customer has a checked-out pair. By the owner, a Store_Admin, YK_Admin or Super_Admin. 409 for a line that is not checked out. */
    handOver: Call<'handOver'>;
    /** List the live lines of a customer by the number on the ticket. Lines that are accepted, placed, not available or checked out, the oldest first, at most 100. On the sales floor also those of a try-on request that waits for an associate. The roles of the warehouse get only placed lines. */
    getCustomerLines: Call<'getCustomerLines'>;
    /** Call the customer of a checked-out pair to a delivery spot. The kiosks of the location show the customer's number and the spot for 15 minutes, or until the call ends: with `endCall`, when the customer gets a pair, or when none of their pairs is out or on its way any more. A further call replaces the first one. Without a spot it is the one to which the pair was brought, or is to be brought. 409 for a line that is not checked out or was handed over, 422 for a line without a customer's number and for a spot that the location does not have. */
    callCustomer: Call<'callCustomer'>;
    /** End the call of a line's customer. A customer who is not called stays so. */
    endCall: Call<'endCall'>;
    /** Tie a checked-out pair to an order, and sell the order once it is complete. The pair fills a free item of the order with the same variant; 422 if there is none. Once every item has a pair, all pairs of the order are sold as by `update/sold`. By the owner, a Store_Admin, YK_Admin, Super_Admin or Warehouse_Admin. */
    sellLine: Call<'sellLine'>;
    /** List the pairs that sellLine would sell. The same checks as sellLine; nothing is changed. */
    getSale: Call<'getSale'>;
    /** Find a sale by its order number or by the barcode of a sold pair. All pairs of the order, also those that came back. 404 for an unknown order or barcode; 409 for an order that is not sold or is cancelled, and for a pair of another location, or that is not sold, e.g. because it came back already. */
    findSale: Call<'findSale'>;
    /** Take a sold pair back from its customer. The pair is free again, in the named bin or without one; a faulty or worn pair is on hold. It leaves its order, whose item has no pair any more, and its sale leaves the figures. The consignee is notified. 409 for a pair that is not sold, came back already, or is sold with another order than the named one; 422 for an unknown bin. The till gives the money back. */
    takeBack: Call<'takeBack'>;
    /** Undo the sale of an order that was sold by mistake. Everything is as before the sale: a pair that an associate had is checked out to that line again, and leaves the order; a pair that was reserved for the order is reserved for it again, in its former bin. Consignees and associates are notified. On the day of the sale by the person who sold, later by admins (403). 409 for an order that is not sold. Pairs that came back already stay as they are. */
    undoSale: Call<'undoSale'>;
    /** Read the outcome of a try-on request. For screens that showed a request which is no longer listed: who accepted it, or that it was withdrawn or has expired. */
    getTryout: Call<'getTryout'>;
    /** List the associates of a location, by name. The people to whom a line can be handed. */
    getColleagues: Call<'getColleagues'>;
    /** List the delivery spots of a location, in their order. Benches, fitting rooms and other places to which pairs are brought. */
    getDeliverySpots: Call<'getDeliverySpots'>;
    /** Replace the delivery spots of a location. In the order in which they are shown. Lines keep the name of a spot that is removed. 409 if `basedOn` is no longer the stored list: another person has changed it. Without `basedOn` the last call counts. 422 for a name that occurs twice; names that look alike, as in another case, are the same name. */
    setDeliverySpots: Call<'setDeliverySpots'>;
    /** List the locations that take bookings. The locations at which the caller works, with the time zones of their days. */
    getAllStoreLocation: Call<'getAllStoreLocation'>;
    /** List the bookings of a location for a day or a week. With the holidays of the same days. Days are those of the location; the first and the last are included. At most 42 days, the six weeks on a calendar page of a month. */
    getBookings: Call<'getBookings'>;
    /** Read one booking of a location, whatever its day. For a link to a booking. 404 if the location has no such booking. */
    getBooking: Call<'getBooking'>;
    /** Change the status of a booking. `upcoming` and `holiday` follow from the time and cannot be set. `visited` and `not visited` can be set from the start time on. 409 with the reason for an impossible change, such as cancelling a completed booking. With `basedOn`, 409 if the status is another one by now; the message says who changed it, and to what. Setting the present status succeeds. 422 for a booking that the location does not have. */
    updateSlotStatus: Call<'updateSlotStatus'>;
    /** List the days on which a location is closed. Days are those of the location; the first and the last are included. */
    getHolidays: Call<'getHolidays'>;
    /** List the slots of a location to which a booking can be moved. The slots that lie ahead, within the opening hours and not closed, with their bookings and capacity. A slot is free if it has fewer bookings than its capacity. Days are those of the location; at most 42. */
    getBookingSlots: Call<'getBookingSlots'>;
    /** Move a booking to another slot. The booking gets the times of the slot. 409 if it was moved or its status changed meanwhile, and if the slot is closed or full; with a reason, Store_Admin, YK_Admin and Super_Admin may move it to a full slot. 422 for a booking that is over, for one of another location, and for a time that is past or not a slot. */
    moveBooking: Call<'moveBooking'>;
    /** List the bookings that a closing affects, with a free slot proposed for each. Changes nothing. A proposal is the nearest free slot from now on until three weeks after the day, outside of the closing; no slot is proposed more often than it is free. */
    getClosing: Call<'getClosing'>;
    /** Close a day or a part of it, and move or cancel its bookings. One transaction. Bookings that are neither moved nor cancelled stay and get the status `holiday`. 409 if a slot was taken or a booking changed meanwhile: then nothing is applied. A part of a day that is closed from the same time on gets the new name and end. 422 for a day that is over, a booking that the closing does not affect, and a time that is past or not a slot. */
    closeDay: Call<'closeDay'>;
    /** Remove a closing. Its bookings keep their times. Removing a closing that does not exist succeeds. */
    reopenDay: Call<'reopenDay'>;
  };
  inventory: {
    /** Say a fixed message on a placed line. Between the associate of a line and the warehouse: both see it at once, in their own language. By the owner, a Store_Admin, YK_Admin or Super_Admin, or by the warehouse unless another picker holds the line (409). 409 for a line that is not placed or is over. The message that the same person said last is not said twice within a minute. */
    sendLineMessage: Call<'sendLineMessage'>;
    /** Place a request cart with the warehouse of a location. All or none. Each pair is reserved for this request only. 409 names the cart line for which the location has too few free pairs, 422 a cart line without SKU. */
    placeRequest: Call<'placeRequest'>;
    /** Cancel lines that are not checked out yet. Associates cancel their own lines; the warehouse, Store_Admin, YK_Admin and Super_Admin any line of the location. 409 for a line that is checked out. */
    cancelRequest: Call<'cancelRequest'>;
    /** List the lines of a location's requests by status and filters. Lines of a customer's try-on first (`tryOutItem`), then replenishment; both in the order of the bins, which is the way of the picker. Checked-out lines newest first. */
    getWarehouseLines: Call<'getWarehouseLines'>;
    /** Read one request with its lines. The lines contain bin and shelf. 404 for a request of a location at which the caller does not work. */
    getRequest: Call<'getRequest'>;
    /** Check a pair out by its barcode. With `lineId` the pair must fit that line; otherwise 422 names the difference ("Wrong size: scanned 10, requested 9.5"). Without `lineId` the oldest open line of the same variant is used. Any free pair of the variant may be scanned instead of the reserved one. A line that another person holds (takePicks) is
  refused with 409. `scannedAt` is for scans that are sent later. */
    checkOut: Call<'checkOut'>;
    /** Check a pair in by its barcode. The pair is free again, and its line leaves the list. It returns to its last bin, or to `bin`. 422 for a bin that the location does not have. */
    checkIn: Call<'checkIn'>;
    /** Undo a check-in. Within `UNDO_MS` of the scan, 2 minutes, by the person who checked the pair in, a Warehouse_Admin, YK_Admin or Super_Admin. The pair is out again with its associate, who is notified. 403 for other people, 409 later, and for a pair that has been reserved, moved or set aside since. */
    undoCheckIn: Call<'undoCheckIn'>;
    /** List the pairs that are still out at the end of the day. `toFind`: checked-out pairs without an answer, the longest out first. `done`: answers of the last 12 hours that are in no hand-over note yet, the latest first, at most 200. `facts`: what a note would keep now. */
    getEndOfDay: Call<'getEndOfDay'>;
    /** Say what is known of a pair that is still out. The pair stays out; the last answer counts, and null takes it back. A pair that is found is checked in instead. 409 for a line that is not checked out. */
    answerForgottenPair: Call<'answerForgottenPair'>;
    /** List the hand-over notes of a location. The newest first. */
    getHandOverNotes: Call<'getHandOverNotes'>;
    /** Close the day with a note to the next shift. Keeps the text with what is known of the pairs that are out, and notifies the people of the warehouse. `lastNoteId` names the last note that the person has seen: 409 if another person has closed the day meanwhile. */
    writeHandOverNote: Call<'writeHandOverNote'>;
    /** Note that the caller has read a hand-over note. Repeating it changes nothing. */
    readHandOverNote: Call<'readHandOverNote'>;
    /** Undo a check-out. Within `UNDO_MS` of the scan, 2 minutes, by the person who checked the pair out, a Warehouse_Admin, YK_Admin or Super_Admin. The pair stays reserved for the line, and the associate is notified. 403 for other people, 409 later, and for a pair that was handed over. */
    undoCheckOut: Call<'undoCheckOut'>;
    /** Make a check-out of another person the own one. For a scan that was sent late, after another person had checked the same pair out for the same line. The first person is notified, and the history of the pair names both. 409 when the line is no longer checked out, or with another pair. */
    takeOverCheckOut: Call<'takeOverCheckOut'>;
    /** Note to whom or where a checked-out pair was brought. Names a person of the location or one of its delivery spots. 422 for any other, 409 for a line that is not checked out. */
    deliverLine: Call<'deliverLine'>;
    /** Take requests to pick them. All open lines of the requests are held for the caller. Other pickers cannot check them out until they are handed back, or 30 minutes after the last scan; a Warehouse_Admin, YK_Admin or Super_Admin always can. Lines that another person holds are left out and named; 409 when no line is left. */
    takePicks: Call<'takePicks'>;
    /** Hand back lines that the caller holds. Without `requestIds` all of them, as at the end of a shift. */
    handBackPicks: Call<'handBackPicks'>;
    /** Answer that the pair of a line is not available. By the warehouse for placed lines, by the owner, a Store_Admin, YK_Admin or Super_Admin for accepted lines, too. The reason says what happens to the reserved pair: `not found`, missing; `damaged` and `on hold`, on hold; `sold`, missing with the note "reported sold". If another free pair of the same variant can be reserved, the line moves to Pending; otherwise it is unavailable until another size is taken or it is cancelled. The associate is notified. */
    reportPairNotHere: Call<'reportPairNotHere'>;
    /** List the brands of the unsold pairs. By name, for the brand filter of the inventory. */
    getInventoryBrands: Call<'getInventoryBrands'>;
    /** Download the inventory of a location as a spreadsheet. A row for each unsold pair that matches the filters of `inventory-search`, by product, size and bin; with `availability=soldOut` a row for each sold pair. Barcodes are text, numeric sizes and prices are numbers. Text that a spreadsheet program would read as a formula begins with an apostrophe. Allowed in both areas. */
    exportInventory: Call<'exportInventory'>;
    /** Search the products of a location. Within a filter the values are alternatives; a product must match all filters, and one of its sizes must match all filters of sizes, price, date and availability. The first page has the counts of every filter. 422 names a reversed range, a wildcard in a SKU, more than 200 values, and a cursor of another search. */
    searchInventory: Call<'searchInventory'>;
    /** List the caller's saved searches. By name, at most 20. */
    getSavedSearches: Call<'getSavedSearches'>;
    /** Save a search of the inventory. Replaces a saved search of the same name. 422 if the caller has 20 others already. */
    saveSearch: Call<'saveSearch'>;
    /** Remove a saved search of the caller. Repeating the call changes nothing. */
    removeSavedSearch: Call<'removeSavedSearch'>;
    /** Download the state of every bin as a spreadsheet. A row for each bin in the order of the bins: the number of its pairs by state, and whether it needs a check because pairs are missing or have no label. Pairs without a bin come last. Allowed in both areas. */
    checkBinShelfStatus: Call<'checkBinShelfStatus'>;
    /** Read a pair by its barcode. The pair, its bin, and the line for which it is reserved or checked out. The 404 message says whether the barcode is unknown or the pair belongs to another location, which is named if the caller works there. */
    getPair: Call<'getPair'>;
    /** List the nearest sizes of a variant that a location has. Sizes of the same product and size system with free pairs, the nearest first, at most four; and where else the size itself is. */
    getNearestSizes: Call<'getNearestSizes'>;
    /** Read the history of a pair, newest first. At most 200 events. Only roles that may read the consignment queue get the consignee and the notes of the queue. 404 as for getPair. */
    getUnitHistory: Call<'getUnitHistory'>;
    /** List the sizes of which the shop system has another number of pairs. With what is known of each pair. Nothing is changed, here and there. Empty without a connected shop system, and at a location that it does not know. At most 200 sizes; `total` counts all. */
    getStockDifferences: Call<'getStockDifferences'>;
    /** Read the bays around a bin. The bays as seen from the front, shelf by shelf, with the positions that are empty now. 404 for a bin that the location does not have. */
    getBay: Call<'getBay'>;
    /** Read a bin with all its pairs. With the count that runs or waits to be applied. 404 for a bin that the location does not have. */
    getBin: Call<'getBin'>;
    /** List the pairs that move between a location and others. `incoming`: pairs that the location asked for; `outgoing`: pairs that others ask it for; both those whose transfer has not ended, pairs without a carton first. `done`: those that ended, the latest first. */
    getTransfers: Call<'getTransfers'>;
    /** Ask another location for a pair. For a line that waits, for a customer by first name, or for the shelf. With a first name the pair is held until `until` when it arrives; for a line it is reserved for the line. 409 for a location without a free pair of the size; 422 for a location that is this one or does not exist, for a first name without a time, and for a line of another location or size. */
    askForTransfer: Call<'askForTransfer'>;
    /** Accept to send a pair. A free pair of the size is reserved for the transfer. 409 names the state of the transfer, the person and the time; 404 is for a transfer that has no such end here. 409 also without a free pair. */
    acceptTransfer: Call<'acceptTransfer'>;
    /** Refuse to send a pair. Until it is in a carton. The reason says what happens to the reserved pair, as for reportPairNotHere. The person who asked is told, with the next location that has the size. 409 names the state of the transfer, the person and the time; 404 is for a transfer that has no such end here. */
    refuseTransfer: Call<'refuseTransfer'>;
    /** Cancel a transfer that has not left. By the person who asked, and by admins of the location that asked (403). A reserved pair is free again; one from a carton has no bin. 409 names the state of the transfer, the person and the time; 404 is for a transfer that has no such end here. */
    cancelTransfer: Call<'cancelTransfer'>;
    /** Nudge a transfer that waits at the other location. Notifies the stockroom of the location that sends. 409 for a transfer that is younger than two minutes, that was nudged within the last minute, or that has left or ended; it names the state, the person and the time. */
    nudgeTransfer: Call<'nudgeTransfer'>;
    /** Put a scanned pair into the carton to a location. The pair takes the place of the one that was reserved, if it is another one of the size. The first pair opens a carton with a new code. 409 for a pair that is not free, and for a size that the other location does not ask for. */
    packTransfer: Call<'packTransfer'>;
    /** Close a carton. No further pair goes into it. Repeating it changes nothing. 404 for a carton that does not leave this location, 409 for one that has left. */
    closeCarton: Call<'closeCarton'>;
    /** Hand a closed carton over. Its pairs are in transit: no location counts them as available. Repeating it changes nothing. 404 for a carton that does not leave this location, 409 for one that is still open. */
    sendCarton: Call<'sendCarton'>;
    /** Receive a pair by its barcode. It belongs to this location from then on, without a bin. A hold for its customer begins, or its line has it; the person who asked is told. A damaged pair goes on hold. A pair that was reported missing is found. 409 for a pair that is not on its way here names where it is. */
    receiveTransfer: Call<'receiveTransfer'>;
    /** Report pairs of a carton that did not arrive. Pairs of the carton that are not received yet are missing; the people who asked are told, with the next location that has the size. 409 if all are received. */
    reportTransferMissing: Call<'reportTransferMissing'>;
    /** List the deliveries of a location. `expected`: those that are not closed, the earliest expected day first; `putAway`: closed ones with pairs that have no bin yet; `closed`: the latest first. */
    getDeliveries: Call<'getDeliveries'>;
    /** Announce deliveries, or change announced ones. Each delivery is written as a whole: pairs that it no longer names are no longer announced. One whose count has begun is kept as it is, and so is one without a difference. All are written or none: 422 names the first field at fault, such as an unknown size, or the barcode of a pair in stock. A number is unique in its location. At most 5,000 pairs in one call. */
    putDeliveries: Call<'putDeliveries'>;
    /** Read a delivery with its cartons and sizes. 404 for a delivery that the location does not have. */
    getDelivery: Call<'getDelivery'>;
    /** Count a pair of a delivery. Without a barcode the pair gets one of the store, for its label. A barcode that the delivery does not name needs `inventoryItemId`: the pair takes the place of an expected pair without a barcode, or is over. 409 for a barcode that was counted before, or is that of a pair in stock, and names the person or the state; 422 where the size is needed, and for a carton that the delivery does not have. */
    countDelivered: Call<'countDelivered'>;
    /** Correct a counted pair of a delivery. It is damaged, put aside, fine after all, or not counted. A damaged pair goes on hold when the delivery is closed; a pair that is put aside does not go into stock. 409 for a pair that was counted again after `scannedAt`, which is for corrections that are sent later. */
    correctDelivered: Call<'correctDelivered'>;
    /** Say that pairs are not in the carton. All pairs of the sizes that were not counted, or of all sizes of the carton. A scan of such a pair counts it all the same. */
    reportNotInCarton: Call<'reportNotInCarton'>;
    /** Hand the count of a delivery in. It waits for a Warehouse_Admin, YK_Admin or Super_Admin to close it. 409 while pairs are not counted. */
    handInDelivery: Call<'handInDelivery'>;
    /** Close a delivery and book its pairs. In one transaction: the counted pairs are in stock, damaged ones on hold. Store_Admins are told of differences. 409 while pairs are not counted, for another `version`, and for a barcode that is in stock meanwhile; then nothing is booked. */
    closeDelivery: Call<'closeDelivery'>;
    /** List the counts that run or wait to be applied. The oldest first, at most 200. */
    getBinCounts: Call<'getBinCounts'>;
    /** Move pairs to a bin. Either the pairs with these `barcodes`, or all pairs that are in the bin `fromBin`. All or none: 409 for a pair that is checked out or sold, 422 for an unknown bin. A missing pair that is moved is found. */
    moveUnits: Call<'moveUnits'>;
    /** Start the count of a bin, or continue it. A bin has one count at a time; any picker continues it. A count that was handed in is open again after the next scan. */
    startCount: Call<'startCount'>;
    /** Add a scanned pair to a count. In any order; the same pair counts once. 404 for an unknown barcode, 409 for a pair that is sold or checked out and for a count that was applied or discarded. */
    scanCount: Call<'scanCount'>;
    /** Hand a count in. It waits for a Warehouse_Admin, YK_Admin or Super_Admin to apply or discard it. */
    handInCount: Call<'handInCount'>;
    /** Apply a count to the stock. Pairs that no one has seen since the count began are set missing, as reportPairNotHere does; unexpected pairs move to the bin; missing pairs that were found are no longer missing. Pairs that were brought elsewhere after their scan stay there. 409 names what changed in the bin since the last scan; after one more scan of the bin the count can be applied. */
    applyCount: Call<'applyCount'>;
    /** Discard a count. Changes nothing in the stock. A picker may discard the own count until it is handed in. */
    discardCount: Call<'discardCount'>;
    /** List the plans by which bins are counted. The newest first, at most 200, without those that were ended; and what a plan can name: the aisles of the location and the people who count there. */
    getCountPlans: Call<'getCountPlans'>;
    /** Plan counts of bins. Either `onDay` or `weekdays`. The store makes the counts of a day when the location opens, those of a plan for today at once. 422 for an unknown aisle, a day that is over, and a person who does not count at the location. */
    planCount: Call<'planCount'>;
    /** End a plan of counts. No more counts are made by it; those of today stay. Repeating it changes nothing. */
    endCountPlan: Call<'endCountPlan'>;
    /** List the planned counts of today, and what was not counted within the last week. The newest day first, at most 50; of an earlier day only rounds with bins that were not counted. */
    getCountRounds: Call<'getCountRounds'>;
    /** List how often the records of bins were right. The applied counts of the last 90 days. The least accurate bin first, at most 100. */
    getBinAccuracy: Call<'getBinAccuracy'>;
    /** List the pairs of a location with their bins. Without a search: all unsold pairs in the order of their bins. A search matches a barcode, the beginning of a SKU, or words of brand and name. */
    getBinShelfRecords: Call<'getBinShelfRecords'>;
    /** Correct the bin of a pair. `version` is the version of the record that the caller has read. If another person has corrected the record since then, 409 names the person and the new bin. A missing pair that is put into a bin is no longer missing. */
    correctBinShelfRecord: Call<'correctBinShelfRecord'>;
  };
  consignee: {
    /** Look up a free pair of a variant at a location. `data.barcode` is null when the location has no free pair. 404 for an unknown variant. */
    getVariantAtLocation: Call<'getVariantAtLocation'>;
    /** List the sizes to filter by. Every size of an unsold pair at the caller's locations: numbers first, smallest first, then garment sizes. */
    getConsigneeSizes: Call<'getConsigneeSizes'>;
    /** List the free pairs of a variant. In pick order. The id is that of the inventory item. */
    getAllAvailableBarcodes: Call<'getAllAvailableBarcodes'>;
    /** Mark a paid order as sold. The pairs of the order become Sold and leave their bins and the lists of requests. The consignees are notified. 409 while an item of the order has no barcode. Repeating the call changes nothing. */
    markOrderSold: Call<'markOrderSold'>;
    /** Replace a missing pair that is reserved for a request or an order. The missing pair is set aside. Its request or order gets the replacement, which must be a free pair of the same variant at the same location. If several people replace the same pair, one of them succeeds. A Sales_Associate replaces pairs of their own lines only (403). Another size of the same product needs `customerAgreed`, and only a request can have it: its line changes to that size. Its owner, a Store_Admin, Warehouse_Admin, YK_Admin or Super_Admin gives another size (403 for others). Units never change their consignee: the consignee of the replacement is paid. */
    replaceMissingPair: Call<'replaceMissingPair'>;
    /** Mark a pair as missing. A missing pair is not reserved for anyone until it is scanned or put into a bin. 409 for a reserved pair, which has to be replaced. A pair on hold keeps its note. The facts about the consignee and the setting aside are null for a Sales_Associate and a Warehouse_Personal. */
    setBarcodeMissing: Call<'setBarcodeMissing'>;
    /** Put a pair on hold, or end the hold. A pair on hold stays in its bin and is not reserved for anyone. 409 for a pair that is reserved already. */
    setBarcodeOnHold: Call<'setBarcodeOnHold'>;
    /** List the pairs that could fulfil an order. For each item of the order: the free pairs of its location, and the checked-out pairs that customers try on. */
    getEligibleBarcodes: Call<'getEligibleBarcodes'>;
    /** Reserve pairs for the items of an order. All or none. 409 names the item whose pair is reserved for another request or order, 422 the item whose pair does not fit. A pair that a customer tries on goes to an order by the owner of its line, a Store_Admin, Warehouse_Admin, YK_Admin or Super_Admin (403 for others). */
    fulfilRetailOrder: Call<'fulfilRetailOrder'>;
    /** Write orders of the shop system. Each order becomes as it is here, all or none: new orders are added, an item that is absent or has the quantity 0 is cancelled, and a pair that was reserved for it is free again. An order that is sold stays as it is; its result says so. Repeating the call changes nothing. 422 names an item whose variant is unknown, and an order of another location. */
    putOrders: Call<'putOrders'>;
    /** List consigned pairs. By default the pairs that are on hold or missing, the longest set aside first. `inStock`: unsold pairs that are neither, the longest in stock first; `sold`: the last sold first. A Consignee sees only their own pairs, without bin, shelf, request, order and the person who set a pair aside: a consignee is not staff. */
    getConsignmentQueue: Call<'getConsignmentQueue'>;
    /** List the pairs that consignees have announced. Those that wait to be accepted or declined, the oldest first. A Consignee sees only their own pairs, also those that were declined within the last 30 days, with the reason. */
    getAnnouncedPairs: Call<'getAnnouncedPairs'>;
    /** Announce pairs that a consignee brings to a location. The pairs belong to the caller. 422 names a pair whose variant is unknown; then none is announced. */
    announceConsignment: Call<'announceConsignment'>;
    /** Accept announced pairs. Each accepted pair becomes a consigned pair in stock with a barcode of the store and without a bin. The answer has a result for each pair: one that was accepted or declined before is refused, the others are accepted. */
    acceptAnnouncedPairs: Call<'acceptAnnouncedPairs'>;
    /** Decline announced pairs. The consignee reads the reason. A result for each pair, as acceptAnnouncedPairs. */
    declineAnnouncedPairs: Call<'declineAnnouncedPairs'>;
    /** List the pairs that can go in the place of a missing one. Free pairs of the same location: of the same SKU and size first, the longest in stock first; then other sizes of the same SKU, the nearest first, if the missing pair is reserved for a request and not for an order. The facts about the consignee and the setting aside are null for a Sales_Associate and a Warehouse_Personal. */
    getReplacements: Call<'getReplacements'>;
    /** Read what the sale of an order will sell. Every pair of the order, with the consignee that is paid; `open` says how many items have no pair yet. */
    getOrderSale: Call<'getOrderSale'>;
  };
  catalogue: {
    /** Read the address from which a stored picture can be loaded. A back end with a bucket returns a signed address that expires soon; the reference store returns the address of its own picture. 404 when there is no such picture. Allowed for every role that may enter an area of the portal. */
    downloadS3ImageUrl: Call<'downloadS3ImageUrl'>;
    /** Read a picture of the store in another size. Public, because pictures in a page carry no session. Only pictures of the store can be named; no address is fetched. The store and browsers cache the result. 503 when too many pictures are requested at once. */
    transformImage: Call<'transformImage'>;
    /** Read a product by its SKU. The product with its sizes, the number of free pairs at each location of the store, and the pairs at the location in use. 404 for an unknown SKU. A product without SKU is read by its id. */
    getCatalogueBySKU: Call<'getCatalogueBySKU'>;
  };
  notification: {
    /** List a person's notifications, newest first. Twenty a page. */
    getNotifications: Call<'getNotifications'>;
    /** Acknowledge a notification. Without a body. Callers can acknowledge only their own notifications. Repeating the call changes nothing. */
    acknowledgeNotification: Call<'acknowledgeNotification'>;
    /** Acknowledge all of the caller's notifications. Up to the newest notification that the person has seen, so that later ones are not acknowledged, nor those that the person has postponed. Repeating the call changes nothing. */
    acknowledgeAllNotifications: Call<'acknowledgeAllNotifications'>;
    /** Postpone a notification. It is not open until then. At that time it gets a new id, is the newest one, and is sent like a new one. Callers can postpone only their own notifications; 409 for one that is acknowledged. `nextShift` is when a location of the caller opens next; 409 if none opens within two weeks. */
    postponeNotification: Call<'postponeNotification'>;
    /** Read for what the caller is called on a locked or closed device, and on which devices. `publicKey` is the store's key for Web Push (VAPID, RFC 8292): a browser subscribes with it. */
    getPush: Call<'getPush'>;
    /** Choose for what and when the caller is called on a locked or closed device. They hold on all devices of the person. Between `quietFrom` and `quietTo`, in the local time of the person's location, nobody is called; the notifications stay in the bell. 422 if only one of both is given. */
    setPush: Call<'setPush'>;
    /** Call the caller on this device. With the subscription of the browser (`PushSubscription`). The same endpoint again replaces its keys and keeps the id. 422 for an endpoint that is not at a push service that the store knows, and for keys that are none; 409 for more than 200 devices of a person. A session of an enrolled tablet binds the subscription to the tablet: while it is locked, the message says only how many notifications are open. */
    addPushDevice: Call<'addPushDevice'>;
    /** Replace a subscription by the one that its browser has now. For the service worker, which has no session: the endpoint and the secret of the subscription before say who calls. It replaces it for all people who share the device. 404 for a subscription that the store does not have, 422 as for `addPushDevice`. */
    renewPushDevice: Call<'renewPushDevice'>;
    /** No longer call the caller on a device. 404 for a device of another person, and for one that is removed. */
    removePushDevice: Call<'removePushDevice'>;
    /** Send a test message to a device of the caller. Also during the quiet time. 404 for a device of another person; 429 with Retry-After for a second one within ten seconds. */
    testPush: Call<'testPush'>;
    /** Send an announcement to the people of locations and roles. Stored as a notification for each person who has one of the roles at one of the locations. It is sent to these people, or to `/topic/messages` if it is for everybody: a caller who works at all locations named neither locations nor roles. 409 if no person has such a role there. It leaves the bells at `until`. */
    announce: Call<'announce'>;
    /** List announcements, newest first. Those whose locations are all locations of the caller, with how many people have acknowledged them. Announcements that were sent before this list existed are not in it. */
    getAnnouncements: Call<'getAnnouncements'>;
    /** Count the people whom an announcement would reach. The same people as those of `announce` with these locations and roles. */
    getAnnouncementReach: Call<'getAnnouncementReach'>;
    /** Read an announcement, and who has acknowledged it. 404 for one that the caller does not find in getAnnouncements. */
    getAnnouncement: Call<'getAnnouncement'>;
    /** Recall an announcement. It leaves the bells at once. Who has acknowledged it stays known. 404 for one that the caller does not find in getAnnouncements; 409 for one that is recalled, or whose time is over. */
    recallAnnouncement: Call<'recallAnnouncement'>;
    /** Let an announcement ring again. For those who have not acknowledged it: their notification gets a new id and is sent like a new one, with `replaces`. 404 for one that the caller does not find in getAnnouncements; 409 for one that is over, that all have acknowledged, or that has rung within the last minute. */
    ringAnnouncement: Call<'ringAnnouncement'>;
  };
  cube: {
    /** Query the analytics cube. A query in the REST format of the cube: measures of rows, grouped by dimensions, filtered, ordered and paged. The cubes are `Inventory` (pairs), `Requests` (requested pairs), `TryOns` (pairs asked for, with the measures of the insight page), `Bookings` and `Counts`. A query uses one cube and covers the locations at which the caller works. 422 names the part of the query that cannot be answered. */
    loadCube: Call<'loadCube'>;
    /** Read the figures of a day or of several days. At most 28 days of the location's calendar. While the last day runs, the figures end now, and those of earlier periods at the same time of their last day. Up to seven days are compared with the same weekdays of the eight weeks before; more days with as many days before them. A time or a share of fewer than 5 cases is null: too few to tell. 422 names `to` if it is before `from`, after today or more than 27 days after `from`. */
    getInsight: Call<'getInsight'>;
    /** List the rows that make a figure, or those that are left out. The rows come from the query of the figure itself, so that both agree. 422 names the day as `getInsight` does, and `measure` for one that does not exist. */
    getInsightRows: Call<'getInsightRows'>;
    /** Download the rows of a figure as a spreadsheet. The rows of `getInsightRows`, all pages. Text that a spreadsheet program would read as a formula begins with an apostrophe. */
    exportInsightRows: Call<'exportInsightRows'>;
  };
  graph: {
    /** Read the photo of the signed-in person. The bearer is the access token of the corporate sign-in, not the session. 404 without a photo. */
    getMyPhoto: DirectoryCall<'getMyPhoto'>;
  };
}
