import type { UnitEvent } from '@instore/api';

/** Kinds of events whose note is one of the consignment queue: why a pair is set aside, and its condition on arrival. */
const QUEUE_NOTES: ReadonlySet<string> = new Set(['accepted', 'missing', 'on-hold', 'released']);

/** Leaves out of an event what only the roles that read the consignment queue may read: the consignee, and notes. */
export const withoutConsignment = (event: UnitEvent): UnitEvent => ({
  ...event,
  by: event.kind === 'announced' ? null : event.by,
  note: QUEUE_NOTES.has(event.kind) ? null : event.note,
});
