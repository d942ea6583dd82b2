import type { HistoryKind, UnitEvent } from '@instore/api';

/** An event of the store's own history: its kind is known. */
export type KnownEvent = UnitEvent & { kind: HistoryKind };

/** Kinds of events whose note is one of the consignment queue: why a pair is set aside, and its condition on arrival. */
const HAS_QUEUE_NOTE: Record<HistoryKind, boolean> = {
  accepted: true,
  missing: true,
  'on-hold': true,
  released: true,
  reserved: false,
  'checked-out': false,
  'checked-in': false,
  found: false,
  'hold-ended': false,
  moved: false,
  transferred: false,
  received: false,
  recorded: false,
  ordered: false,
  'order-cancelled': false,
  sold: false,
  announced: false,
  'sent-back': false,
  'handed-over': false,
  assigned: false,
  reassigned: false,
  corrected: false,
  held: false,
  'held-longer': false,
  'let-go': false,
  'hold-ran-out': false,
  packed: false,
  sent: false,
  returned: false,
  'sale-undone': false,
  counted: false,
  scanned: false,
  said: false,
};

/** Leaves out of an event what only the roles that read the consignment queue may read: the consignee, and notes. */
export function withoutConsignment(event: KnownEvent): KnownEvent {
  const by = event.kind === 'announced' ? null : event.by;
  return HAS_QUEUE_NOTE[event.kind]
    ? { ...event, by, note: null, noteText: undefined, noteValues: undefined }
    : { ...event, by };
}
