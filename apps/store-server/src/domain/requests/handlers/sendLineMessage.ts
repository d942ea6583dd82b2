import { type LineMessage, mayEnter } from '@instore/api';
import { eq, sql } from 'drizzle-orm';
import type { TitleOf } from '../../../base/notificationTypes.ts';
import { said } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import type { Tx } from '../../../db/database.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { notify, peopleAt, requestPage } from '../../notifications/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { pairOf } from '../../stock/index.ts';
import { lockLine, type LockedLine } from '../queries/lockLines.ts';
import { refuseIfHeld } from '../queries/pickHolds.ts';
import { readLine } from '../queries/readLines.ts';
import { refuseUnlessPlaced } from '../rules/lineStatus.ts';
import { mayManage, refuseUnlessManaged } from '../rules/rights.ts';

/** The most messages that a line keeps. */
const KEPT_MAX = 20;

/** A press on the same message within this time is no second message, ms. */
const SAME_WITHIN_MS = 60_000;

/** Says a fixed message on a placed line, and notifies the other side [K-13]. */
export const sendLineMessage: Operation<'sendLineMessage'> = (input) =>
  once('sendLineMessage', input, async (tx) => {
    const { body, caller, store } = input;
    const line = await lockLine(tx, body);
    refuseUnlessPlaced(line);
    const now = store.now();
    // The side for which the caller speaks: an admin of both speaks for the sales floor.
    const isFloor = mayManage(caller, line);
    if (!isFloor) {
      if (!mayEnter(caller.role, 'warehouse')) refuseUnlessManaged(caller, line);
      await refuseIfHeld(tx, caller, line, now);
    }
    const before = await readMessages(tx, line.id);
    const isRepeated = before.some(
      ({ userId, message, at }) =>
        userId === caller.userId && message === body.message && now.getTime() - Date.parse(at) < SAME_WITHIN_MS,
    );
    if (!isRepeated) {
      const message = { message: body.message, userId: caller.userId, by: caller.name, at: now.toISOString() };
      // The history of the unit keeps what was said.
      await tx.execute(sql`select set_config('in_store.said', ${SAID[body.message]}, true)`);
      await tx
        .update(requestLines)
        .set({ messages: [...before, message].slice(-KEPT_MAX) })
        .where(eq(requestLines.id, line.id));
      await tell(tx, input, { line, isFloor });
    }
    return { status: true, data: await readLine(tx, line.id) };
  });

async function readMessages(tx: Tx, lineId: number) {
  const [row] = await tx
    .select({ messages: requestLines.messages })
    .from(requestLines)
    .where(eq(requestLines.id, lineId));
  return row?.messages ?? [];
}

const SAID: Record<LineMessage, string> = {
  'two-minutes': '2 minutes',
  'come-and-get-it': 'Come and get it',
  'which-colour': 'Which colour?',
  'next-size-too': 'Bring the next size too',
};

const TITLES: Record<LineMessage, TitleOf<'nudge'>> = {
  'two-minutes': '{person}: 2 minutes. {name}, size {size}',
  'come-and-get-it': '{person}: Come and get it. {name}, size {size}',
  'which-colour': '{person}: Which colour? {name}, size {size}',
  'next-size-too': '{person}: Bring the next size too. {name}, size {size}',
};

/** Notifies the associate of the line, or the picker who holds it; all pickers while none does. */
async function tell(
  tx: Tx,
  { body, caller, store }: OperationInput<'sendLineMessage'>,
  { line, isFloor }: { line: LockedLine; isFloor: boolean },
): Promise<void> {
  const picker = line.checkedOutBy ?? line.heldBy;
  const pickers = picker === null ? await peopleAt(tx, body.locationId, 'stockroom') : [picker];
  const people = isFloor ? pickers : [line.ownerId];
  await notify(
    tx,
    store,
    people.filter((userId) => userId !== caller.userId),
    {
      type: 'nudge',
      title: said(TITLES[body.message], { person: caller.name, ...pairOf(line) }),
      objectId: String(line.requestId),
      tryoutId: line.tryoutId,
      redirectUrl: requestPage(Number(line.requestId)),
    },
  );
}
