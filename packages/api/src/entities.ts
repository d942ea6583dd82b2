import type { components } from './generated/schema.ts';

type Schemas = components['schemas'];

/** The description of a failure (RFC 9457). */
export type Problem = Schemas['Problem'];
/** A message to a person: in the bell's list and on the live socket. */
export type Notification = Schemas['Notification'];
export type NotificationType = Schemas['NotificationType'];
/** The ids of what a transaction changed in the lists of a location. */
export type LocationChanges = Schemas['LocationChanges'];
/** One pair of a try-on request, with the facts of its box label. */
export type TryoutLine = Schemas['TryoutLine'];
export type TryoutLineInput = Schemas['TryoutLineInput'];
/** Waiting try-on requests by tryoutItemId. */
export type TryoutRequests = Record<string, TryoutLine[]>;
/** The demand for one pair, from acceptance to return. */
export type RequestLine = Schemas['RequestLine'];
/** A call of a customer: where to, when, by whom. */
export type CustomerCall = Schemas['CustomerCall'];
/** A called number, as kiosks show it. */
export type CalledNumber = Schemas['CalledNumber'];
/** How far a line is: the one status that the store keeps. `LineStatus` and `WarehouseStatus` name lists of it. */
export type LineState = Schemas['LineState'];
/** A page of lines with the counts of every status. */
export type LinePage = Schemas['LinePageEnvelope']['data'];
export type LineCounts = LinePage['counts'];
export type LineFacets = NonNullable<LinePage['facets']>;
/** A request with its number and lines. */
export type WarehouseRequest = Schemas['WarehouseRequest'];
/** One line of the request cart; equal pairs are one line with a quantity. */
export type ShoesizeCartLine = Schemas['ShoesizeCartLine'];
/** A store with its locations and the values of the store headers. */
export type Store = Schemas['Store'];
/** A location of a store. The name `Location` belongs to the browser. */
export type StoreLocation = Schemas['Location'];
export type User = Schemas['UserEnvelope']['data'];
/** A role at a location; the first record is the active role. */
export type UserRole = Schemas['UserRole'];
export type VariantAtLocation = Schemas['VariantAtLocation'];
/** The facts on a box label. */
export type ProductFacts = Schemas['ProductFacts'];
export type KioskProduct = Schemas['KioskProduct'];
/** A page of products with its cursors. */
export type KioskProductPage = Schemas['KioskProductPage'];
export type KioskBrand = Schemas['KioskBrand'];
export type FacetValue = Schemas['FacetValue'];
export type SortValue = Schemas['SortValue'];
/** The twelve filters of the inventory. */
export type InventoryFilters = Schemas['InventoryFilters'];
export type InventoryOrder = Schemas['InventoryOrder'];
/** A product in the results of the inventory search. */
export type InventoryProduct = Schemas['InventoryProduct'];
export type InventoryPage = Schemas['InventoryPage'];
/** The values of each filter with their counts. */
export type InventoryFacets = Schemas['InventoryFacets'];
export type InventoryView = Schemas['InventoryView'];
/** A search of the inventory that a person has saved under a name. */
export type SavedSearch = Schemas['SavedSearch'];
export type ProductType = Schemas['ProductType'];
export type ColourFamily = Schemas['ColourFamily'];
export type Availability = Schemas['Availability'];
/** A product by size, location and barcode. */
export type CatalogueProduct = Schemas['CatalogueProduct'];
export type CatalogueVariant = Schemas['CatalogueVariant'];
export type CataloguePair = Schemas['CataloguePair'];
/** A pair with the line for which it is reserved or checked out. */
export type PairAtLocation = Schemas['PairAtLocation'];
/** An appointment of a customer. Its status also depends on the time. */
export type Booking = Schemas['Booking'];
export type BookingLocation = Schemas['BookingLocation'];
/** A day or a part of a day on which a location is closed. */
export type Holiday = Schemas['Holiday'];
/** A time to which a booking can be moved. */
export type BookingSlot = Schemas['BookingSlot'];
/** The bookings that a closing affects, and where they can go. */
export type Closing = Schemas['Closing'];
/** The statuses of a booking. */
export type BookingState = Schemas['BookingState'];
/** The booking statuses that a person can set. */
export type SlotStatus = Schemas['SlotStatus'];
export type Colourway = Schemas['Colourway'];
export type SizeSystem = Schemas['SizeSystem'];
/** The number of a list of lines in a cart and in the address of /shoesize: '1' request, '2' pending, '3' checkedout. */
export type LineStatus = Schemas['LineStatus'];
/** The status of a list of lines in the warehouse [W-01]: `LineStatus` in words. */
export type WarehouseStatus = Schemas['WarehouseStatus'];
/** One pair with its bin. */
export type BinShelfRecord = Schemas['BinShelfRecord'];
/** The part of a location in which a bin is. */
export type Zone = NonNullable<Schemas['Zone']>;
/** The state of a pair. */
export type ItemState = Schemas['ItemState'];
/** An order of the shop system that a location fulfils. */
export type RetailOrder = Schemas['RetailOrder'];
/** One consigned pair. */
export type BulkRecord = Schemas['BulkRecord'];
/** A free pair of a variant. */
export type AvailableBarcode = Schemas['AvailableBarcode'];
/** A filter of a query of the analytics cube. */
export type CubeFilter = Schemas['CubeFilter'];
export type CubeFilterGroup = Schemas['CubeFilterGroup'];
export type CubeQuery = Schemas['CubeQuery'];
/** The bays around a bin, seen from the front. */
export type BayMap = Schemas['BayMap'];
/** A member of staff, as colleagues see them. */
export type Person = Schemas['Person'];
export type Language = Schemas['Language'];
/** Why a pair is not available. */
export type UnavailableReason = NonNullable<Schemas['UnavailableReason']>;
/** The sizes that a location has instead of one that is not available. */
export type NearestSizes = Schemas['NearestSizes'];
/** The pairs that a sale sells. */
export type Sale = Schemas['SaleEnvelope']['data'];
/** One entry of a pair's history. */
export type UnitEvent = Schemas['UnitEvent'];
/** The outcome of a try-on request. */
export type TryoutState = Schemas['TryoutState'];
export type TryoutStatus = Schemas['TryoutStatus'];
/** Whose lines a list shows. */
export type Whose = 'mine' | 'all';
/** A kiosk, or a tablet that several people share. */
export type Device = Schemas['Device'];
/** A person who has signed in fully on a tablet. */
export type DevicePerson = Schemas['DevicePerson'];
/** What the lock screen of a tablet shows. */
export type Tablet = Schemas['Tablet'];
/** How a person signs in on a tablet. */
export type PinState = Schemas['PinState'];
/** The proof of a device: a challenge that it has signed. */
export type DeviceProof = Schemas['DeviceProof'];
export type DevicePublicKey = Schemas['DevicePublicKey'];
/** The ids of a kiosk's try-on requests that a transaction changed. */
export type KioskChanges = Schemas['KioskChanges'];
/** How far a try-on request is, for the customer. */
export type TryoutProgress = Schemas['TryoutProgress'];
export type TryoutProgressLine = Schemas['TryoutProgressLine'];
/** How far one line of a try-on request is. */
export type TryoutLineState = Schemas['TryoutLineState'];
/** A bin with all its pairs and the count that runs or waits. */
export type Bin = Schemas['Bin'];
/** The count of a bin, without its pairs. */
export type BinCountHead = Schemas['BinCountHead'];
export type CountStatus = Schemas['CountStatus'];
/** The count of a bin. */
export type BinCount = Schemas['BinCount'];
/** A pair of a count. */
export type CountedPair = Schemas['CountedPair'];
/** A pair that is held for a customer, or was. */
export type CustomerHold = Schemas['CustomerHold'];
/** How a hold for a customer ended. */
export type HoldEnding = Schemas['HoldEnding'];
/** Who has a checked-out pair. */
export type UnitOut = Schemas['UnitOut'];
/** The transfer for which a pair is reserved, packed or in transit. */
export type UnitTransfer = Schemas['UnitTransfer'];
/** Why a customer brings a pair back. */
export type ReturnReason = Schemas['ReturnReason'];
/** The condition of a pair that comes back. */
export type ReturnCondition = Schemas['ReturnCondition'];
/** A sale with its pairs. */
export type FoundSale = Schemas['FoundSale'];
/** A pair of a sale, or one that came back after it. */
export type SoldPair = Schemas['SoldPair'];
/** A pair that came back. */
export type ReturnedPair = Schemas['ReturnedPair'];
/** What associate and warehouse say to each other on a line. */
export type LineMessage = Schemas['LineMessage'];
/** For how long a notification is postponed. */
export type Postponement = Schemas['Postponement'];
/** When a person had a pair in the hand last, and at what. */
export type LastSeen = Schemas['LastSeen'];
export type Sighting = Schemas['Sighting'];
export type PushKind = Schemas['PushKind'];
export type PushDevice = Schemas['PushDevice'];
export type Push = Schemas['PushEnvelope']['data'];
/** When bins are to be counted, and how. */
export type CountPlan = Schemas['CountPlan'];
/** The counts of a plan on one day, with its progress. */
export type CountRound = Schemas['CountRound'];
export type RoundBin = Schemas['RoundBin'];
export type Recount = Schemas['Recount'];
/** How often the records of a bin were right. */
export type BinAccuracy = Schemas['BinAccuracy'];
/** The customer for whom a pair is held. */
export type HeldFor = Schemas['HeldFor'];
/** A delivery in a list. */
export type DeliveryHead = Schemas['DeliveryHead'];
/** A delivery with its cartons and sizes. */
export type Delivery = Schemas['Delivery'];
export type DeliveryStatus = Schemas['DeliveryStatus'];
/** A carton of a delivery, and how far its count is. */
export type DeliveryCarton = Schemas['DeliveryCarton'];
/** The announced pairs of a size in a carton. */
export type DeliveredSize = Schemas['DeliveredSize'];
/** A delivery that a sender announces. */
export type AnnouncedDelivery = Schemas['AnnouncedDelivery'];
/** What happened to an announced delivery. */
export type PutDelivery = Schemas['PutDelivery'];
/** A counted pair of a delivery. */
export type DeliveredPair = Schemas['DeliveredPair'];
export type DeliveredCondition = Schemas['DeliveredCondition'];
/** A pair that one location asks another one for, and how far it is. */
export type Transfer = Schemas['Transfer'];
export type TransferStatus = Schemas['TransferStatus'];
export type TransferStep = Schemas['TransferStep'];
/** A pair that a consignee announced. */
export type AnnouncedPair = Schemas['AnnouncedPair'];
export type AnnouncedStatus = Schemas['AnnouncedStatus'];
/** What happened to one of several announced pairs. */
export type BulkResult = Schemas['BulkResult'];
/** What can go in the place of a missing pair. */
export type Replacements = Schemas['Replacements'];
/** The pairs that the sale of an order sells. */
export type OrderSale = Schemas['OrderSale'];
/** An order of the shop system, as `putOrders` sends it. */
export type PutOrder = Schemas['PutOrder'];
/** The figures of some days at a location. */
export type Insight = Schemas['Insight'];
/** One figure with its earlier periods. */
export type InsightFigure = Schemas['InsightFigure'];
export type InsightMeasure = Schemas['InsightMeasure'];
/** How far a pair came. */
export type InsightOutcome = Schemas['InsightOutcome'];
/** Why a row does not count in a figure. */
export type InsightLeftOut = Schemas['InsightLeftOut'];
/** One row that makes a figure, or is left out. */
export type InsightRow = Schemas['InsightRow'];
/** An administrative change: who changed what, before and after. */
export type AdminChange = Schemas['AdminChange'];
export type AdminChangeKind = Schemas['AdminChangeKind'];
export type AdminChangeField = Schemas['AdminChangeField'];
/** A person who made administrative changes. */
export type ChangeActor = Schemas['ChangeActor'];
/** A person with role and locations, as admins see it. */
export type StaffMember = Schemas['StaffMember'];
/** A person, and what removing the access does. */
export type StaffDetail = Schemas['StaffDetail'];
/** What an admin has announced, and how many people have acknowledged it. */
export type Announcement = Schemas['Announcement'];
/** An announcement with its people. */
export type AnnouncementDetail = Schemas['AnnouncementDetail'];
/** A kind of file that can be imported. */
export type ImportKind = Schemas['ImportKind'];
/** A kind with its columns, and whether the caller may import it. */
export type ImportKindFacts = Schemas['ImportKindFacts'];
/** How far an import is. */
export type ImportState = Schemas['ImportState'];
/** The import of a file at a location. */
export type FileImport = Schemas['FileImport'];
export type ImportFindingSort = Schemas['ImportFindingSort'];
/** A problem of a row, or a record that an import changes. */
export type ImportFinding = Schemas['ImportFinding'];
/** A label printer of a location. */
export type Printer = Schemas['Printer'];
export type PrinterState = Schemas['PrinterState'];
export type PrinterDpi = Schemas['PrinterDpi'];
/** What labels are for. */
export type LabelKind = Schemas['LabelKind'];
/** Labels that a person sent to a printer. */
export type PrintJob = Schemas['PrintJob'];
export type PrintJobStatus = Schemas['PrintJobStatus'];
export type PrintProblem = Schemas['PrintProblem'];
/** When a location is open, and its slots. */
export type OpeningHours = Schemas['OpeningHours'];
/** A key with which a tool of the retailer calls the store. */
export type ApiKey = Schemas['ApiKey'];
/** An operation that an API key may call. */
export type KeyOperation = Schemas['KeyOperation'];
/** Where events are sent. */
export type WebhookEndpoint = Schemas['WebhookEndpoint'];
/** An event on its way to an endpoint, or in its log. */
export type WebhookDelivery = Schemas['WebhookDelivery'];
export type WebhookDeliveryState = Schemas['WebhookDeliveryState'];
/** The connection with the shop system. */
export type ShopConnection = Schemas['ShopConnection'];
export type ShopState = Schemas['ShopState'];
/** A record of the shop system that the store could not take over. */
export type ShopProblem = Schemas['ShopProblem'];
export type ShopProblemKind = Schemas['ShopProblemKind'];
/** Sizes of which the shop system and the store have different numbers of pairs. */
export type StockDifferences = Schemas['StockDifferences'];
/** The pairs that are still out at the end of the day. */
export type EndOfDay = Schemas['EndOfDay'];
/** A pair that was still out at the end of the day, and what is known of it. */
export type ForgottenPair = Schemas['ForgottenPair'];
export type ForgottenAnswer = Schemas['ForgottenAnswer'];
/** What a shift leaves to the next one. */
export type HandOverNote = Schemas['HandOverNote'];
export type HandOverFact = HandOverNote['facts'][number];
export type HandOverFactKind = Schemas['HandOverFactKind'];
