import { inArray } from 'drizzle-orm';
import type { TitleOf } from '../../../base/notificationTypes.ts';
import { said, type Said } from '../../../base/problems.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import type { Tx } from '../../../db/database.ts';
import type { Caller } from '../../../security/callers.ts';
import { notify } from '../../notifications/index.ts';
import type { StoreAccess } from '../../operation.ts';
import { lockUnits, pairOf } from '../../stock/index.ts';
import type { LockedLine } from './lockLines.ts';

/** Cancels locked lines, frees their units and notifies the owners. Lines that are cancelled already stay as they are. */
export async function cancelLines(tx: Tx, store: StoreAccess, caller: Caller, lines: LockedLine[]): Promise<void> {
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
}

/** Notifies the owners whose lines another person cancelled: one notification for each request and customer. */
async function notifyOwners(tx: Tx, store: StoreAccess, caller: Caller, lines: LockedLine[]): Promise<void> {
  const lost = lines.filter((line) => line.ownerId !== caller.userId && line.requestId !== null);
  const groups = new Map<string, LockedLine[]>();
  for (const line of lost) {
    const key = `${line.ownerId} ${line.requestId} ${line.tryoutId}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  for (const [first, ...more] of groups.values()) {
    if (first === undefined) continue;
    await notify(tx, store, [first.ownerId], {
      type: 'cancelled',
      title: titleOf(caller, first, more.length + 1),
      objectId: String(first.requestId),
      tryoutId: first.tryoutId,
      redirectUrl: '/shoesize',
    });
  }
}

function titleOf({ kind, name }: Caller, first: LockedLine, lines: number): Said<TitleOf<'cancelled'>> {
  if (lines === 1) {
    const pair = pairOf(first);
    return kind === 'kiosk'
      ? said('Kiosk {kiosk} cancelled {name}, size {size}', { ...pair, kiosk: name })
      : said('{person} cancelled {name}, size {size}', { ...pair, person: name });
  }
  const count = String(lines);
  return kind === 'kiosk'
    ? said('Kiosk {kiosk} cancelled {count} pairs', { kiosk: name, count })
    : said('{person} cancelled {count} pairs', { person: name, count });
}
