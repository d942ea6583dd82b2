import type { HistoryKind } from '@instore/api';
import { and, desc, eq, sql } from 'drizzle-orm';
import { localTime } from '../../../base/localTime.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { users } from '../../../db/schema/people.ts';
import { devices } from '../../../db/schema/devices.ts';
import { locations } from '../../../db/schema/stores.ts';
import { unitHistory } from '../../../db/schema/unitHistory.ts';

/** A change of a unit or line. */
export interface Change {
  at: Date;
  /** The id of a person or kiosk; null for the store itself. */
  by: string | null;
}

/** Who did a change and when, for a message. */
interface ChangeWords {
  /** Clients show the time in their own zone. */
  values: { person: string; time: string };
  /** The time of day at the location. */
  english: { time: string };
}

/** Reads who did a change at a location and when. */
export async function changeWords(tx: Db | Tx, locationId: string, { at, by }: Change): Promise<ChangeWords> {
  const [location] = await tx
    .select({ timeZone: locations.timeZone })
    .from(locations)
    .where(eq(locations.id, locationId));
  if (!location) throw new Error(`Location ${locationId} disappeared within the transaction.`);
  const person = await nameOfActor(tx, by);
  return { values: { person, time: at.toISOString() }, english: { time: localTime(at, location) } };
}

async function nameOfActor(tx: Db | Tx, id: string | null): Promise<string> {
  const [person] = id === null ? [] : await tx.select({ name: users.name }).from(users).where(eq(users.id, id));
  if (person) return person.name;
  const [kiosk] =
    id === null ? [] : await tx.select({ name: devices.name }).from(devices).where(eq(devices.deviceId, id));
  return kiosk?.name ?? 'Another person';
}

/** The acts in the words of a unit's history, which clients translate. */
const ACTS: Readonly<Record<HistoryKind, string>> = {
  received: 'Received',
  recorded: 'Recorded',
  reserved: 'Reserved',
  released: 'Released',
  'checked-out': 'Checked out',
  'checked-in': 'Checked in',
  missing: 'Reported missing',
  found: 'Found',
  'on-hold': 'Put on hold',
  'hold-ended': 'No longer on hold',
  moved: 'Moved',
  transferred: 'Transferred',
  ordered: 'Reserved for an order',
  'order-cancelled': 'Order cancelled',
  sold: 'Sold',
  'sent-back': 'Sent back',
  'handed-over': 'Handed over',
  assigned: 'Assigned',
  reassigned: 'Reassigned',
  corrected: 'Corrected',
  held: 'Held for a customer',
  'held-longer': 'Held longer for a customer',
  'let-go': 'No longer held for a customer',
  'hold-ran-out': 'The time of the hold was over',
  packed: 'Packed for another location',
  sent: 'Sent to another location',
  returned: 'Came back from a customer',
  'sale-undone': 'Sale undone',
  announced: 'Announced',
  accepted: 'Accepted from the consignee',
  counted: 'Counted',
  scanned: 'Scanned',
  said: 'Message',
};

/** The name of a change; undefined if the history of the unit does not have it: the unit was only seen. */
export async function actOf(tx: Tx, unitId: number, { at, by }: Change): Promise<string | undefined> {
  const isActor = sql`${unitHistory.actor} is not distinct from ${by}`;
  const [event] = await tx
    .select({ kind: unitHistory.kind })
    .from(unitHistory)
    .where(and(eq(unitHistory.unitId, unitId), isActor, eq(unitHistory.doneAt, at)))
    .orderBy(desc(unitHistory.id))
    .limit(1);
  return event && ACTS[event.kind];
}
