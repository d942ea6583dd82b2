import type { RequestLine } from '@instore/api';

/** What a kiosk in customers' hands does not read of a line: where the pair is, whose it is, and what staff do and write. */
const HIDDEN = {
  barcode: null,
  bin: null,
  shelf: null,
  consigned: false,
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
  unavailable: null,
  missingBarcode: null,
  orderNumber: null,
  holder: null,
  heldAt: null,
  deliveredTo: null,
  deliveredAt: null,
  call: null,
} satisfies Partial<RequestLine>;

/** A line as a kiosk reads it. */
export const lineForKiosk = (line: RequestLine): RequestLine => ({ ...line, ...HIDDEN });
