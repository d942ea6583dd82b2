import { eq, sql } from 'drizzle-orm';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import {
  findBin,
  holderOf,
  lockUnits,
  orderOf,
  refuseIfChanged,
  refusedScan,
  type FoundUnit,
} from '../../stock/index.ts';
import { said } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { noteAnswer } from '../queries/forgottenAnswers.ts';
import { openScan } from '../queries/openScan.ts';
import { lockLines } from '../queries/lockLines.ts';
import { readLine } from '../queries/readLines.ts';
import { notify } from '../../notifications/index.ts';
import type { Operation } from '../../operation.ts';
import type { Tx } from '../../../db/database.ts';

/** Checks a unit in by its barcode: it can be reserved again, and its line is closed [W-06]. */
export const checkIn: Operation<'checkIn'> = (input) =>
  once('checkIn', input, async (tx, closedAt) => {
    const { body, caller, store } = input;
    const unit = await openScan(tx, input);
    const bin = body.bin === undefined ? undefined : await findBin(tx, body.locationId, body.bin);
    const line = await lockCheckedOutLine(tx, unit);
    const [locked] = await lockUnits(tx, [unit.id]);
    await refuseIfChanged(tx, input, closedAt, [line, ...(locked ? [locked] : [])]);
    const binCode = bin?.code ?? locked?.bin ?? undefined;
    const order = await orderOf(tx, unit.id);
    if (order !== undefined) throw refusedScan(409, 'Bought', said('This pair belongs to order {order}.', { order }));
    const place = bin && placeIn(bin.id, caller.userId, closedAt);
    await tx
      .update(units)
      .set({ state: 'Checked In', missing: false, ...place })
      .where(eq(units.id, unit.id));
    await tx.update(requestLines).set({ status: 'checkedin', closedAt }).where(eq(requestLines.id, line.id));
    if (body.atEndOfDay) {
      const by = { answeredBy: caller.userId, answeredAt: closedAt };
      await noteAnswer(tx, { locationId: body.locationId, lineId: line.id, answer: 'found', ...by });
    }
    await notify(tx, store, [line.ownerId], {
      type: 'checked-in',
      title:
        binCode === undefined ? said('Returned to the stockroom') : said('Returned to bin {bin}', { bin: binCode }),
      objectId: String(line.requestId),
      tryoutId: line.tryoutId,
      redirectUrl: '/shoesize',
    });
    return { status: true, data: await readLine(tx, line.id) };
  });

/** The columns of a unit that is put into a bin. In another bin than before, a correction of the old bin is refused. */
function placeIn(binId: number, correctedBy: string, correctedAt: Date) {
  const placeVersion = sql`${units.placeVersion} + (${units.binId} is distinct from ${binId})::int`;
  return { binId, correctedBy, correctedAt, placeVersion };
}

/** Locks the line to which the unit is checked out. Of two check-ins at once the second is refused. */
async function lockCheckedOutLine(tx: Tx, unit: FoundUnit) {
  const holder = await holderOf(tx, unit.id);
  if (holder?.status === 'checkedout') {
    const [line] = await lockLines(tx, unit.locationId, [holder.id]);
    if (line?.status === 'checkedout') return line;
    throw refusedScan(409, 'Checked in', 'This pair is already checked in.');
  }
  if (unit.state === 'Sold') throw refusedScan(409, 'Sold', 'This pair is sold.');
  if (holder === undefined) throw refusedScan(409, 'Checked in', 'This pair is already checked in.');
  const message = said('This pair is reserved for request {request} and is not checked out.', {
    request: String(holder.requestId),
  });
  throw refusedScan(409, 'Not checked out', message);
}
