import type { TransferStatus } from '@instore/api';
import { aliasedTable, and, eq } from 'drizzle-orm';
import { said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { movementLines, movements } from '../../../db/schema/movements.ts';
import { units } from '../../../db/schema/stock.ts';
import { locations } from '../../../db/schema/stores.ts';
import { refusedScan } from './findUnit.ts';

const destination = aliasedTable(locations, 'destination');

/** The transfer for which a unit is reserved, packed or in transit; undefined for none [M-01]. */
async function transferOf(tx: Tx, unitId: number) {
  const [transfer] = await tx
    .select({ status: movements.status, to: destination.name, carton: movementLines.carton })
    .from(units)
    .innerJoin(movements, eq(movements.id, units.transferId))
    .innerJoin(movementLines, and(eq(movementLines.movementId, movements.id), eq(movementLines.unitId, units.id)))
    .innerJoin(destination, eq(destination.id, movements.locationId))
    .where(eq(units.id, unitId));
  return transfer;
}

/** The statuses in which the unit is in a carton, not in its bin. */
const PACKED: ReadonlySet<string> = new Set<TransferStatus>(['packed', 'sealed', 'in-transit']);

/**
 * Refuses a unit that is in a carton to another location, or on its way there.
 * @throws ProblemError 409 that names the location and the carton
 */
export async function refuseIfPacked(tx: Tx, unitId: number, field?: string): Promise<void> {
  const transfer = await transferOf(tx, unitId);
  if (transfer === undefined || !PACKED.has(transfer.status)) return;
  const { to: location, carton } = transfer;
  const message =
    transfer.status === 'in-transit'
      ? said('This pair is in transit to {location}, in carton {carton}.', { location, carton })
      : said('This pair is in carton {carton} to {location}.', { location, carton });
  throw refusedScan(409, 'In transit', message, field);
}

/**
 * Refuses a unit that another location gets.
 * @throws ProblemError 409 that names the location
 */
export async function refuseIfTransferred(tx: Tx, unitId: number, field?: string): Promise<void> {
  const transfer = await transferOf(tx, unitId);
  if (transfer === undefined) return;
  await refuseIfPacked(tx, unitId, field);
  const message = said('This pair is reserved for {location}. Take another one.', { location: transfer.to });
  throw refusedScan(409, 'Reserved', message, field);
}
