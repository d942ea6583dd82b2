import type { ReturnCondition, ReturnReason } from '@instore/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { movementLines, movements } from '../../../db/schema/movements.ts';
import { locations } from '../../../db/schema/stores.ts';
import type { LockedSale } from './lockSale.ts';

interface Taken {
  locationId: string;
  reason: ReturnReason;
  condition: ReturnCondition;
  isDamaged: boolean;
  by: string;
  at: Date;
}

/** Stores the document of a return: a movement of one pair that has ended (ADR 54, 62). Returns its number. */
export async function insertReturn(tx: Tx, { unit, item }: LockedSale, taken: Taken): Promise<string> {
  const { locationId, reason, condition, isDamaged, by, at } = taken;
  const [document] = await tx
    .insert(movements)
    .values({
      kind: 'return',
      number: sql`'R-' || nextval('return_number')`,
      locationId,
      sender: '',
      expectedOn: sql`(select (${at.toISOString()}::timestamptz at time zone ${locations.timeZone})::date
        from ${locations} where ${locations.id} = ${locationId})`,
      status: 'received',
      announcedAt: at,
      closedBy: by,
      closedAt: at,
      orderItemId: item?.id ?? null,
      returnReason: reason,
      returnCondition: condition,
    })
    .returning({ id: movements.id, number: movements.number });
  if (document === undefined) throw new Error('The return was not stored.');
  await tx.insert(movementLines).values({
    movementId: document.id,
    carton: '',
    variantId: unit.variantId,
    isAnnounced: true,
    barcode: unit.barcode,
    condition: isDamaged ? 'damaged' : 'here',
    countedBy: by,
    countedAt: at,
    unitId: unit.id,
  });
  return document.number;
}
