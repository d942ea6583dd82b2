import type { components } from './generated/schema.ts';

type Schemas = components['schemas'];

/** What went wrong, RFC 9457. */
export type Problem = Schemas['Problem'];
/** A message to a person: in the bell's list and on the live socket [N-02, L-02]. */
export type Notification = Schemas['Notification'];
export type NotificationType = Schemas['NotificationType'];
/** What a transaction changed in the lists of a location, by ids [K-10, W-09]. */
export type LocationChanges = Schemas['LocationChanges'];
/** One pair of a kiosk request, with what the popup shows of its box [K-03, C-05]. */
export type TryoutLine = Schemas['TryoutLine'];
export type TryoutLineInput = Schemas['TryoutLineInput'];
/** Kiosk requests that wait, by tryoutItemId [K-01]. */
export type TryoutRequests = Record<string, TryoutLine[]>;
/** One pair of a request, from acceptance to its return. */
export type RequestLine = Schemas['RequestLine'];
/** Where a line stands in its life. */
export type LineState = RequestLine['status'];
/** A page of lines with the counts of every status. */
export type LinePage = Schemas['LinePageEnvelope']['data'];
export type LineCounts = LinePage['counts'];
export type LineFacets = NonNullable<LinePage['facets']>;
/** A numbered request as the warehouse sees it. */
export type WarehouseRequest = Schemas['WarehouseRequest'];
/** One line of the request cart; equal pairs are one line with a quantity [Z-01]. */
export type ShoesizeCartLine = Schemas['ShoesizeCartLine'];
/** A store with its locations and what its three headers are made of. */
export type Store = Schemas['Store'];
/** A physical shop of a store. (`Location` is the browser's.) */
export type StoreLocation = Schemas['Location'];
export type User = Schemas['UserEnvelope']['data'];
/** A role at a location; the first record is the one in force [S-06]. */
export type UserRole = Schemas['UserRole'];
export type VariantAtLocation = Schemas['VariantAtLocation'];
/** What a box label shows of a pair. */
export type ProductFacts = Schemas['ProductFacts'];
export type KioskProduct = Schemas['KioskProduct'];
/** A page of products with its cursors [C-03, C-04]. */
export type KioskProductPage = Schemas['KioskProductPage'];
export type KioskBrand = Schemas['KioskBrand'];
export type FacetValue = Schemas['FacetValue'];
export type SortValue = Schemas['SortValue'];
/** A product by size, location and barcode [Z-05]. */
export type CatalogueProduct = Schemas['CatalogueProduct'];
export type CatalogueVariant = Schemas['CatalogueVariant'];
export type CataloguePair = Schemas['CataloguePair'];
/** A pair that a barcode names, with the line it is in. */
export type PairAtLocation = Schemas['PairAtLocation'];
/** An appointment of a customer; its state follows from the time, too [B-02]. */
export type Booking = Schemas['Booking'];
export type BookingLocation = Schemas['BookingLocation'];
/** A day on which a location is closed. */
export type Holiday = Schemas['Holiday'];
/** The booking states that a person can set. */
export type SlotStatus = Schemas['SlotStatus'];
export type Colourway = Schemas['Colourway'];
export type SizeSystem = Schemas['SizeSystem'];
/** '1' request, '2' pending, '3' checkedout [Z-07]. */
export type LineStatus = Schemas['LineStatus'];
export type WarehouseStatus = Schemas['WarehouseStatus'];
/** One pair and where it belongs [W-05]. */
export type BinShelfRecord = Schemas['BinShelfRecord'];
/** An order of the shop system that a location fulfils [G-02, G-04]. */
export type RetailOrder = Schemas['RetailOrder'];
/** One pair of the consignment, tracked by its barcode [G-01]. */
export type BulkRecord = Schemas['BulkRecord'];
/** One pair of an order's variant that the location can hand out [G-03, G-04]. */
export type AvailableBarcode = Schemas['AvailableBarcode'];
/** What the analytics cube can be asked [F-03]. */
export type CubeFilter = Schemas['CubeFilter'];
export type CubeFilterGroup = Schemas['CubeFilterGroup'];
export type CubeQuery = Schemas['CubeQuery'];
/** The bays around a bin, seen from the front. */
export type BayMap = Schemas['BayMap'];
