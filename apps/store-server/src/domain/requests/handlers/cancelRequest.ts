import { mayEnter } from '@instore/api';
import { inArray } from 'drizzle-orm';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import { fieldProblem } from '../../../base/problems.ts';
import { refuseUnlessThere } from '../rules/lineStatus.ts';
import { mayManage } from '../rules/rights.ts';
import { once } from '../../../db/idempotency.ts';
import { lockLines, type LockedLine } from '../queries/lockLines.ts';
import { lockUnits, nameOf } from '../../stock/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Caller } from '../../../security/callers.ts';
import type { Operation, StoreContext } from '../../operation.ts';
import type { Tx } from '../../../db/database.ts';

/** Cancels lines before check-out, all or none, and frees their units [Z-04]. Repeating it changes nothing. */
export const cancelRequest: Operation<'cancelRequest'> = (input) =>
  once('cancelRequest', input, async (tx) => {
    const { body, caller, store } = input;
    const ids = [...new Set(body.lineIds.map(Number))];
    const lines = await lockLines(tx, body.locationId, ids);
    for (const [index, id] of body.lineIds.entries()) {
      refuse(
        lines.find((line) => line.id === Number(id)),
        caller,
        `/lineIds/${index}`,
      );
    }

    const open = lines.filter((line) => line.status !== 'cancelled');
    const reserved = open.flatMap((line) => line.unitId ?? []);
    await lockUnits(tx, reserved);
    if (reserved.length > 0) await tx.update(units).set({ state: 'Checked In' }).where(inArray(units.id, reserved));
    const openIds = open.map((line) => line.id);
    if (openIds.length > 0) {
      const closed = { status: 'cancelled' as const, closedAt: store.now() };
      await tx.update(requestLines).set(closed).where(inArray(requestLines.id, openIds));
    }
    await notifyOwners(tx, store, caller, open);
    return { status: true, data: { lineIds: ids.map(String) } };
  });

function refuse(line: LockedLine | undefined, caller: Caller, field: string): void {
  refuseUnlessThere(line, field);
  const refused = (status: number, title: string, message: string) => fieldProblem(status, title, field, message);
  // Warehouse staff cancel every line of their location, too.
  if (!mayManage(caller, line) && !mayEnter(caller.role, 'warehouse')) {
    throw refused(403, 'Not allowed', `${nameOf(line)} belongs to another associate.`);
  }
  if (line.status === 'checkedout') throw refused(409, 'Checked out', `${nameOf(line)} is already checked out.`);
  if (line.status === 'sold') throw refused(409, 'Sold', `${nameOf(line)} is sold.`);
  if (line.status === 'checkedin') throw refused(409, 'Returned', `${nameOf(line)} was checked out and returned.`);
}

/** Notifies the owners whose lines another person cancelled: one notification for each request. */
async function notifyOwners(tx: Tx, store: StoreContext, caller: Caller, lines: LockedLine[]): Promise<void> {
  const lost = lines.filter((line) => line.ownerId !== caller.userId && line.requestId !== null);
  const groups = new Map<string, LockedLine[]>();
  for (const line of lost) {
    const key = `${line.ownerId} ${line.requestId}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  for (const [first, ...more] of groups.values()) {
    if (first === undefined) continue;
    const what = more.length === 0 ? nameOf(first) : `${more.length + 1} pairs`;
    await notify(tx, store, [first.ownerId], {
      type: 'cancelled',
      title: `${caller.name} cancelled ${what}`,
      objectId: String(first.requestId),
      redirectUrl: '/shoesize',
    });
  }
}
