import type { Booking, LineStatus, SizeSystem, WarehouseStatus } from './entities.ts';

/** What the status numbers of the shoe-size area mean [Z-07]. */
export const LINE_STATUS = {
  '1': 'request',
  '2': 'pending',
  '3': 'checkedout',
} as const satisfies Record<LineStatus, WarehouseStatus>;

/** The tab that /shoesize opens with, and the status of a new cart line [Z-01]. */
export const DEFAULT_LINE_STATUS: LineStatus = '1';

/** The tab that a clicked notification selects under /shoesize [N-05, Z-01]. */
export const NOTIFIED_LINE_STATUS: LineStatus = '3';

/** The segments of /warehouse in their order [W-02]. */
export const WAREHOUSE_STATUSES = ['request', 'pending', 'checkedout'] as const satisfies readonly WarehouseStatus[];

/** The segment that /warehouse opens with [W-01]. */
export const DEFAULT_WAREHOUSE_STATUS: WarehouseStatus = 'request';

/** What can be true of a barcoded pair [Z-07]. */
export const ITEM_STATES = ['Pending', 'Checked In', 'Checked Out', 'Sold'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** What sizes can count in; garments count in 'Regular' (contract, `SizeSystem`). */
export const SIZE_SYSTEMS = ['US M', 'US W', 'US K', 'EU', 'Regular'] as const satisfies readonly SizeSystem[];

/** What can be true of a booking [B-02]. */
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
