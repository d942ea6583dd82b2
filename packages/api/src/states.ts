import type {
  Availability,
  Booking,
  ColourFamily,
  InventoryOrder,
  LineStatus,
  ProductType,
  SizeSystem,
  UnavailableReason,
  WarehouseStatus,
} from './entities.ts';

/** The status numbers of the shoe-size area. */
export const LINE_STATUS = {
  '1': 'request',
  '2': 'pending',
  '3': 'checkedout',
} as const satisfies Record<LineStatus, WarehouseStatus>;

/** The first tab of /shoesize, and the status of a new cart line. */
export const DEFAULT_LINE_STATUS: LineStatus = '1';

/** The segments of /warehouse in their order. */
export const WAREHOUSE_STATUSES = ['request', 'pending', 'checkedout'] as const satisfies readonly WarehouseStatus[];

/** The first segment of /warehouse. */
export const DEFAULT_WAREHOUSE_STATUS: WarehouseStatus = 'request';

/** The states of a pair. */
export const ITEM_STATES = ['Pending', 'Checked In', 'Checked Out', 'Sold'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** Why a pair is not available, in the order of the question (contract, `UnavailableReason`). */
export const UNAVAILABLE_REASONS = [
  'not found',
  'damaged',
  'on hold',
  'sold',
] as const satisfies readonly UnavailableReason[];

/** The size systems (contract, `SizeSystem`); garments have 'Regular'. */
export const SIZE_SYSTEMS = ['US M', 'US W', 'US K', 'EU', 'Regular'] as const satisfies readonly SizeSystem[];

/** The types of products, in the order of their filter (contract, `ProductType`). */
export const PRODUCT_TYPES = [
  'sneakers',
  'boots',
  'sandals',
  'tees',
  'hoodies',
  'accessories',
] as const satisfies readonly ProductType[];

/** The colour families, in the order of their filter (contract, `ColourFamily`). */
export const COLOUR_FAMILIES = [
  'white',
  'grey',
  'black',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'beige',
] as const satisfies readonly ColourFamily[];

/** Where a product may be available, in the order of the filter (contract, `Availability`). */
export const AVAILABILITIES = [
  'inStore',
  'otherLocations',
  'onHold',
  'soldOut',
] as const satisfies readonly Availability[];

/** The orders of the inventory search (contract, `InventoryOrder`). */
export const INVENTORY_ORDERS = [
  'TITLE_ASC',
  'TITLE_DESC',
  'SKU_ASC',
  'SKU_DESC',
  'PRICE_ASC',
  'PRICE_DESC',
  'RECEIVED_ASC',
  'RECEIVED_DESC',
] as const satisfies readonly InventoryOrder[];

/** The statuses of a booking. */
export const BOOKING_STATES = [
  'not visited',
  'visited',
  'booked',
  'cancelled',
  'ongoing',
  'upcoming',
  'completed',
  'holiday',
] as const satisfies readonly Booking['status'][];
export type BookingState = (typeof BOOKING_STATES)[number];
