import type { RequestLine } from '@instore/api';

const READ = Symbol('read');

/**
 * What a kiosk in customers' hands reads of a line, and what it gets instead of the rest: it does not learn where pairs
 * are, whose they are, and what staff do and write [C-10]. Every field of a line has an entry.
 */
const FIELDS: { [Field in keyof Required<RequestLine>]: typeof READ | RequestLine[Field] } = {
  productName: READ,
  brand: READ,
  sku: READ,
  colourway: READ,
  imageUrl: READ,
  inventoryItemId: READ,
  size: READ,
  sizeSystem: READ,
  otherSize: READ,
  price: READ,
  lineId: READ,
  requestId: READ,
  status: READ,
  requestedBy: READ,
  requestedAt: READ,
  tryOutItem: READ,
  tryoutItemId: READ,
  spot: READ,
  customerNumber: READ,
  placedAt: READ,
  checkedOutAt: READ,
  sentBackAt: READ,
  handedOverAt: READ,
  returnedAt: READ,
  consigned: false,
  barcode: null,
  otherBarcodes: null,
  bin: null,
  shelf: null,
  lastSeen: undefined,
  placedBy: null,
  checkedOutBy: null,
  checkedOutById: null,
  takenOver: undefined,
  note: null,
  noteText: undefined,
  noteValues: undefined,
  owner: null,
  requestNote: null,
  messages: undefined,
  nudgedAt: null,
  unavailable: null,
  missingBarcode: null,
  orderNumber: null,
  holder: null,
  heldAt: null,
  deliveredTo: null,
  deliveredAt: null,
  call: null,
};

/** What replaces the fields that a kiosk does not read. */
const HIDDEN = Object.fromEntries(Object.entries(FIELDS).filter(([, value]) => value !== READ));

/** A line as a kiosk reads it. */
export const lineForKiosk = (line: RequestLine): RequestLine => ({ ...line, ...HIDDEN });
