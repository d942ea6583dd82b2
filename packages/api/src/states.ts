import type {
  AdminChangeKind,
  AnnouncedStatus,
  Availability,
  BookingState,
  ColourFamily,
  CountStatus,
  DeliveredCondition,
  DeliveryStatus,
  ForgottenAnswer,
  HandOverFactKind,
  HoldEnding,
  ImportFindingSort,
  ImportKind,
  ImportState,
  InventoryOrder,
  ItemState,
  LabelKind,
  LineMessage,
  LineState,
  LineStatus,
  Postponement,
  PrinterState,
  PrintJobStatus,
  PrintProblem,
  PushKind,
  ProductType,
  Recount,
  ReturnCondition,
  ReturnReason,
  Sighting,
  SizeSystem,
  SlotStatus,
  TransferStatus,
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

/**
 * The statuses of a line that an associate has accepted (contract, `LineState`), in the order of the database's enum: add
 * new ones at the end.
 */
export const ACCEPTED_LINE_STATES = [
  'accepted',
  'request',
  'pending',
  'checkedout',
  'checkedin',
  'cancelled',
  'sold',
  'unavailable',
] as const satisfies readonly LineState[];

export type AcceptedLineState = (typeof ACCEPTED_LINE_STATES)[number];

/** The statuses of a line (contract, `LineState`). */
export const LINE_STATES = ['waiting', ...ACCEPTED_LINE_STATES] as const satisfies readonly LineState[];

/** The states of a pair (contract, `ItemState`). */
export const ITEM_STATES = ['Pending', 'Checked In', 'Checked Out', 'Sold'] as const satisfies readonly ItemState[];

/** The statuses of a count (contract, `CountStatus`). */
export const COUNT_STATUSES = ['open', 'handed-in', 'applied', 'discarded'] as const satisfies readonly CountStatus[];

/** What is known of a pair that was still out at the end of the day (contract, `ForgottenAnswer`). */
export const FORGOTTEN_ANSWERS = ['found', 'with customer', 'not found'] as const satisfies readonly ForgottenAnswer[];

/** What a hand-over note says, in its order (contract, `HandOverFactKind`). */
export const HAND_OVER_FACTS = [
  ...FORGOTTEN_ANSWERS,
  'to find',
  'pending',
] as const satisfies readonly HandOverFactKind[];

/** How far the second count of a bin is (contract, `Recount`). */
export const RECOUNTS = ['asked', 'running', 'done'] as const satisfies readonly Recount[];

/** The statuses of an announced pair (contract, `AnnouncedStatus`). */
export const ANNOUNCED_STATUSES = ['waiting', 'accepted', 'declined'] as const satisfies readonly AnnouncedStatus[];

/** Why a pair is not available, in the order of the question (contract, `UnavailableReason`). */
export const UNAVAILABLE_REASONS = [
  'not found',
  'damaged',
  'on hold',
  'sold',
] as const satisfies readonly UnavailableReason[];

/** How a hold for a customer ended (contract, `HoldEnding`). */
export const HOLD_ENDINGS = ['handed over', 'let go', 'ran out'] as const satisfies readonly HoldEnding[];

/** Why a customer brings a pair back, in the order of the question (contract, `ReturnReason`). */
export const RETURN_REASONS = ['too small', 'too big', 'faulty', 'other'] as const satisfies readonly ReturnReason[];

/** The conditions of a pair that comes back, in the order of the question (contract, `ReturnCondition`). */
export const RETURN_CONDITIONS = ['as new', 'no lid', 'worn'] as const satisfies readonly ReturnCondition[];

/** What associate and warehouse say to each other on a line (contract, `LineMessage`). */
export const LINE_MESSAGES = [
  'two-minutes',
  'come-and-get-it',
  'which-colour',
  'next-size-too',
] as const satisfies readonly LineMessage[];

/** What the log of administrative changes can be filtered by, in the order of a menu. */
export const ADMIN_CHANGE_KINDS = [
  'person',
  'pin',
  'badge',
  'location',
  'closing',
  'store',
  'kiosk',
  'tablet',
  'key',
  'webhook',
  'announcement',
  'import',
  'printer',
] as const satisfies readonly AdminChangeKind[];

/** The kinds of files that can be imported, in the order in which a new store imports them (contract, `ImportKind`). */
export const IMPORT_KINDS = [
  'locations',
  'people',
  'kiosks',
  'goods',
  'bins',
  'stock',
  'orders',
  'consignment',
  'bookings',
  'deliveries',
] as const satisfies readonly ImportKind[];

/** How far an import is; the last three are ends (contract, `ImportState`). */
export const IMPORT_STATES = [
  'uploading',
  'checking',
  'checked',
  'applying',
  'done',
  'failed',
  'cancelled',
] as const satisfies readonly ImportState[];

/** What the check of an import finds, in the order of its report (contract, `ImportFindingSort`). */
export const IMPORT_FINDINGS = [
  'problem',
  'removed',
  'changed',
  'kept',
  'added',
] as const satisfies readonly ImportFindingSort[];

/** For how long a notification can be postponed (contract, `Postponement`). */
export const POSTPONEMENTS = ['15min', '1h', 'nextShift'] as const satisfies readonly Postponement[];

/** For what a person is called on a locked or closed device, in the order to show (contract, `PushKind`). */
export const PUSH_KINDS = [
  'tryout',
  'late',
  'placed',
  'checked-out',
  'not-available',
  'transfer',
  'hold-ends',
  'delivery',
] as const satisfies readonly PushKind[];

/** How far a delivery is, in their order (contract, `DeliveryStatus`). */
export const DELIVERY_STATUSES = [
  'expected',
  'counting',
  'handed-in',
  'closed',
] as const satisfies readonly DeliveryStatus[];

/** How far a transfer is, in their order; the last four end it (contract, `TransferStatus`). */
export const TRANSFER_STATUSES = [
  'asked',
  'accepted',
  'packed',
  'sealed',
  'in-transit',
  'received',
  'refused',
  'cancelled',
  'missing',
] as const satisfies readonly TransferStatus[];

/** The conditions of a counted pair of a delivery (contract, `DeliveredCondition`). */
export const DELIVERED_CONDITIONS = ['here', 'damaged', 'aside'] as const satisfies readonly DeliveredCondition[];

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

/**
 * The statuses of a booking that a person can set (contract, `SlotStatus`), in the order of the database's enum: add new
 * ones at the end.
 */
export const SLOT_STATUSES = [
  'booked',
  'ongoing',
  'visited',
  'not visited',
  'completed',
  'cancelled',
] as const satisfies readonly SlotStatus[];

/** The statuses of a booking (contract, `BookingState`). */
export const BOOKING_STATES = [
  'not visited',
  'visited',
  'booked',
  'cancelled',
  'ongoing',
  'upcoming',
  'completed',
  'holiday',
] as const satisfies readonly BookingState[];

/**
 * The types of notifications that the store sends (contract, `NotificationType`), in the order of the database's enum: add
 * new ones at the end. Other back ends may send other types.
 */
export const NOTIFICATION_NAMES = [
  'checked-out',
  'pair-missing',
  'tryout',
  'checked-in',
  'sold',
  'request',
  'cancelled',
  'announcement',
  'nudge',
  'escalation',
  'assigned',
  'coming-back',
  'consigned-sold',
  'hold-ends',
  'delivery',
  'transfer',
  'device-offline',
  'returned',
  'consigned-returned',
  'hand-over-note',
] as const;
export type NotificationName = (typeof NOTIFICATION_NAMES)[number];

/** The kinds of events in the history of a pair (contract, `UnitEvent`). A newer store may write other kinds. */
export const HISTORY_KINDS = [
  'reserved',
  'released',
  'checked-out',
  'checked-in',
  'missing',
  'found',
  'on-hold',
  'hold-ended',
  'moved',
  'transferred',
  'received',
  'recorded',
  'ordered',
  'order-cancelled',
  'sold',
  'announced',
  'accepted',
  'sent-back',
  'handed-over',
  'assigned',
  'reassigned',
  'corrected',
  'held',
  'held-longer',
  'let-go',
  'hold-ran-out',
  'packed',
  'sent',
  'returned',
  'sale-undone',
  'counted',
  'scanned',
  'said',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** The kinds of history at which a person has a pair in the hand (contract, `LastSeen`). */
export const SIGHTINGS = [
  'counted',
  'scanned',
  'moved',
  'found',
  'checked-out',
  'checked-in',
  'received',
  'accepted',
  'transferred',
  'packed',
  'returned',
] as const satisfies readonly (HistoryKind & Sighting)[];

/** The sounds of the portal: a kiosk request, any other notification, and the two outcomes of a scan. */
export type Sound = 'request' | 'notification' | 'scan-ok' | 'scan-error';

/** What a printer said last (contract, `PrinterState`). */
export const PRINTER_STATES = [
  'unknown',
  'ready',
  'no-labels',
  'no-ribbon',
  'head-open',
  'paused',
  'no-answer',
  'not-reached',
  'not-allowed',
] as const satisfies readonly PrinterState[];

/** How far a print job is (contract, `PrintJobStatus`). */
export const PRINT_JOB_STATUSES = [
  'waiting',
  'sent',
  'failed',
  'cancelled',
] as const satisfies readonly PrintJobStatus[];

/** Why a print job waits or has failed (contract, `PrintProblem`). */
export const PRINT_PROBLEMS = [
  'no-labels',
  'no-ribbon',
  'head-open',
  'paused',
  'no-answer',
  'not-reached',
  'not-allowed',
  'unconfirmed',
] as const satisfies readonly PrintProblem[];

/** What labels are for (contract, `LabelKind`). */
export const LABEL_KINDS = ['bins', 'pairs', 'cartons'] as const satisfies readonly LabelKind[];
