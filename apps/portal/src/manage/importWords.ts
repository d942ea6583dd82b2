import type { ImportFindingSort, ImportKind, ImportState } from '@instore/api';
import type { PlainText } from '../shared/texts/portalText.ts';

/** The kinds of files, in words. */
export const IMPORT_KIND_NAMES: Record<ImportKind, PlainText> = {
  locations: 'Locations',
  people: 'People',
  kiosks: 'Kiosks',
  goods: 'Goods',
  bins: 'Bins',
  stock: 'Stock',
  orders: 'Orders',
  consignment: 'Consigned pairs',
  bookings: 'Bookings',
  deliveries: 'Deliveries',
};

/** What one row of a file is. */
export const ROW_OF: Record<ImportKind, PlainText> = {
  locations: 'One row for each location',
  people: 'One row for each person',
  kiosks: 'One row for each kiosk',
  goods: 'One row for each size of a product',
  bins: 'One row for each bin',
  stock: 'One row for each pair',
  orders: 'One row for each size of an order',
  consignment: 'One row for each announced pair',
  bookings: 'One row for each booking',
  deliveries: 'One row for each size in a carton',
};

/** How far an import is, in words. */
export const IMPORT_STATE_NAMES: Record<ImportState, PlainText> = {
  uploading: 'Being sent',
  checking: 'Being checked',
  checked: 'Waits to be applied',
  applying: 'Being written',
  done: 'Written',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** What a check finds, in words. */
export const FINDING_NAMES: Record<ImportFindingSort, PlainText> = {
  problem: 'Problems',
  removed: 'Removed',
  changed: 'Changed',
  kept: 'Left as they are',
  added: 'New',
};

/** The same of one row. */
export const FINDING_NAME: Record<ImportFindingSort, PlainText> = {
  problem: 'Problem',
  removed: 'Removed',
  changed: 'Changed',
  kept: 'Left as it is',
  added: 'New',
};
