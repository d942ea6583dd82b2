import { aliasedTable, desc, eq, sql } from 'drizzle-orm';
import { storedSaid } from '../../../base/problems.ts';
import type { Db } from '../../../db/database.ts';
import { users } from '../../../db/schema/people.ts';
import { devices } from '../../../db/schema/devices.ts';
import { unitHistory } from '../../../db/schema/unitHistory.ts';
import { type Contract, mayCall } from '../../../security/contract.ts';
import { locateUnit } from '../queries/findUnit.ts';
import type { Operation } from '../../operation.ts';
import { type KnownEvent, withoutConsignment } from '../rules/withoutConsignment.ts';

/** The most events of an answer. */
const EVENTS_MAX = 200;

const actor = aliasedTable(users, 'actor');
const tablet = aliasedTable(devices, 'tablet');
const recipient = aliasedTable(users, 'recipient');

/**
 * Reads what happened to the unit with a barcode, newest first [Z-10]. The consignee and the notes of the consignment
 * queue are returned only to roles that may read the queue.
 */
export function getUnitHistory(contract: Contract): Operation<'getUnitHistory'> {
  const mayReadQueue = mayCall(contract, 'getConsignmentQueue');
  return async ({ path, query, caller, store: { db } }) => {
    const unitId = await locateUnit(db, caller, query.locationId, path.barcode);
    const events = (await selectEvents(db, unitId)).map(toUnitEvent);
    return { data: mayReadQueue(caller.role) ? events : events.map(withoutConsignment) };
  };
}

const selectEvents = (db: Db, unitId: number) =>
  db
    .select({
      event: unitHistory,
      by: sql<string | null>`coalesce(${actor.name}, ${devices.name})`,
      to: recipient.name,
      device: tablet.name,
    })
    .from(unitHistory)
    .leftJoin(actor, eq(actor.id, unitHistory.actor))
    .leftJoin(devices, eq(devices.deviceId, unitHistory.actor))
    .leftJoin(tablet, eq(tablet.deviceId, unitHistory.deviceId))
    .leftJoin(recipient, eq(recipient.id, unitHistory.toPerson))
    .where(eq(unitHistory.unitId, unitId))
    .orderBy(desc(unitHistory.id))
    .limit(EVENTS_MAX);

function toUnitEvent({ event, by, to, device }: Awaited<ReturnType<typeof selectEvents>>[number]): KnownEvent {
  const note = storedSaid(event.note, event.noteText, event.noteValues);
  return {
    id: String(event.id),
    at: event.at.toISOString(),
    kind: event.kind,
    by,
    to,
    device,
    fromState: event.fromState,
    toState: event.toState,
    fromBin: event.fromBin,
    toBin: event.toBin,
    requestId: event.requestId === null ? null : String(event.requestId),
    orderNumber: event.orderNumber,
    note: event.note,
    noteText: note?.text,
    noteValues: note?.values,
  };
}
