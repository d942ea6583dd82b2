import { expect, test } from 'vitest';
import * as api from './index.ts';

test('The package exports exactly these names', { tags: ['X-01', 'A-03'] }, () => {
  const offered = Object.fromEntries(
    Object.entries(api).map(([name, value]) => [
      name,
      typeof value === 'object' ? '…' : typeof value === 'function' ? '()' : value,
    ]),
  );
  expect(offered).toEqual({
    ACCEPTED_LINE_STATES: '…',
    ADMIN_CHANGE_KINDS: '…',
    ANNOUNCED_STATUSES: '…',
    AVAILABILITIES: '…',
    BOOKING_STATES: '…',
    CALL_TIMEOUT_MS: 15_000,
    CART_LINES_MAX: 100,
    CART_LINE_QUANTITY_MAX: 50,
    CART_LINE_QUANTITY_MIN: 1,
    COLOUR_FAMILIES: '…',
    COUNT_STATUSES: '…',
    DEFAULT_LINE_STATUS: '1',
    DEFAULT_WAREHOUSE_STATUS: 'request',
    DELIVERED_CONDITIONS: '…',
    DELIVERY_STATUSES: '…',
    DEVICE_OFFLINE_MS: 180_000,
    DEVICE_REPORT_MS: 60_000,
    DOWNLOAD_TIMEOUT_MS: 60_000,
    FILTER_VALUES_MAX: 200,
    FORGOTTEN_ANSWERS: '…',
    HAND_OVER_FACTS: '…',
    HISTORY_KINDS: '…',
    HOLD_ENDINGS: '…',
    IMPORT_BYTES_MAX: 104857600,
    IMPORT_FINDINGS: '…',
    IMPORT_KINDS: '…',
    IMPORT_PART_BYTES: 1048576,
    IMPORT_STATES: '…',
    INVENTORY_ORDERS: '…',
    ITEM_STATES: '…',
    KIOSK_IDLE_MS: '…',
    LABEL_KINDS: '…',
    LATE_AFTER_MS: 600_000,
    LINE_MESSAGES: '…',
    LINE_STATES: '…',
    LINE_STATUS: '…',
    NOTIFICATION_NAMES: '…',
    NUDGE_FROM_MS: 120_000,
    NUDGE_PAUSE_MS: 60_000,
    NOTIFICATION_PAGE_SIZE: 20,
    PAGE_SIZE_MAX: 200,
    PICK_HOLD_MS: 1_860_000,
    PIN_TRIES_MAX: 5,
    PRICE_FILTER_DEFAULT: '…',
    POSTPONEMENTS: '…',
    PRINTER_STATES: '…',
    PRINT_JOB_STATUSES: '…',
    PRINT_PROBLEMS: '…',
    PRODUCT_TYPES: '…',
    PUSH_KINDS: '…',
    RECOUNTS: '…',
    RENEWAL_TIMEOUT_MS: 15_000,
    RETRY_BASE_MS: 500,
    RETRY_LIMIT: 2,
    RETURN_CONDITIONS: '…',
    RETURN_REASONS: '…',
    ROLES: '…',
    SCAN_AGE_MAX_MS: 72_000_000,
    SERVICES: '…',
    SIGHTINGS: '…',
    SIZE_SYSTEMS: '…',
    SLOT_STATUSES: '…',
    TRANSFER_STATUSES: '…',
    UNAVAILABLE_REASONS: '…',
    UNDO_MS: 120_000,
    UNSENT_MAX_MS: 900_000,
    WAREHOUSE_STATUSES: '…',
    createApi: '()',
    isAdminOf: '()',
    isRole: '()',
    isWithoutNetwork: '()',
    landingOf: '()',
    mayEnter: '()',
    mayHaveHappened: '()',
    newIdempotencyKey: '()',
    payloadOf: '()',
    sendOnce: '()',
    tracedFetch: '()',
    worksIn: '()',
  });
});

test('The default price filter includes every product', { tags: 'F-01' }, () => {
  expect(api.PRICE_FILTER_DEFAULT).toEqual([0, 0]);
});

test('A key is created on plain http too, where the browser has no randomUUID', { tags: 'K-09' }, () => {
  // An own property hides the browser's until it is deleted again.
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    expect(api.newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  } finally {
    Reflect.deleteProperty(crypto, 'randomUUID');
  }
  expect(api.newIdempotencyKey()).toHaveLength(36);
});
