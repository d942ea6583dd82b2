/** Notifications per page. */
export const NOTIFICATION_PAGE_SIZE = 20;

/** The smallest quantity of a cart line, and the default. */
export const CART_LINE_QUANTITY_MIN = 1;

/** The greatest quantity of a cart line (contract, `ShoesizeCartLine`). */
export const CART_LINE_QUANTITY_MAX = 50;

/** The most lines of one request (contract, `PlaceRequest`). */
export const CART_LINES_MAX = 100;

/** The largest page of a list (contract, `Size`). */
export const PAGE_SIZE_MAX = 200;

/**
 * How long a picker holds a line after its `heldAt`, milliseconds: 30 minutes after the last scan. The store notes at most
 * one scan a minute, so `heldAt` may be a minute older.
 */
export const PICK_HOLD_MS = 31 * 60_000;

/** How long after its scan a check-out can be undone, milliseconds. */
export const UNDO_MS = 2 * 60_000;

/** The age from which a request can be nudged, milliseconds. */
export const NUDGE_FROM_MS = 2 * 60_000;

/** The least time between two nudges of a request, milliseconds. */
export const NUDGE_PAUSE_MS = 60_000;

/** The age from which a request is late, milliseconds, where the store sets no other. */
export const LATE_AFTER_MS = 10 * 60_000;

/** How old a request may be that a kiosk could not send at once, milliseconds: later the customer has left. */
export const UNSENT_MAX_MS = 15 * 60_000;

/** Idle time after which a kiosk resets, milliseconds, where the store sets no other. */
export const KIOSK_IDLE_MS = { catalogue: 90_000, cart: 60_000, progress: 45_000 } as const;

/** The oldest write of a device that is sent, milliseconds: keys of repeated writes are forgotten after 24 hours. */
export const SCAN_AGE_MAX_MS = 20 * 60 * 60_000;

/** Wrong PINs of a person on a device, after which only the full sign-in helps. */
export const PIN_TRIES_MAX = 5;

/** The most values in all filters of a search of the inventory together (contract, `InventoryFilters`). */
export const FILTER_VALUES_MAX = 200;

/** The price range that includes every product, USD. */
export const PRICE_FILTER_DEFAULT = [0, 0] as const;

/** Time limit of one attempt of a call, the body of the answer included, milliseconds. */
export const CALL_TIMEOUT_MS = 15_000;

/** How long a file may take, milliseconds: a spreadsheet of a whole location is written while it is sent. */
export const DOWNLOAD_TIMEOUT_MS = 60_000;

/** How long calls wait for a new session after a 401, milliseconds. MSAL ends a renewal in a hidden frame after 10 s. */
export const RENEWAL_TIMEOUT_MS = 15_000;

/** How often a read is tried again at most. A write is repeated only if the caller asks for it. */
export const RETRY_LIMIT = 2;

/** The longest pause before the first repetition of a read, milliseconds; it doubles for the next. */
export const RETRY_BASE_MS = 500;

/** How often a kiosk or tablet says how it is, milliseconds. */
export const DEVICE_REPORT_MS = 60_000;

/** A device that has not said how it is for this long is offline, milliseconds: two reports and their storing. */
export const DEVICE_OFFLINE_MS = 180_000;

/** The largest file that can be imported on a page, bytes. */
export const IMPORT_BYTES_MAX = 100 * 1024 * 1024;

/** The longest part in which such a file is sent, bytes: it arrives within seconds over a slow connection, too. */
export const IMPORT_PART_BYTES = 1024 * 1024;
