import { and, eq, sql } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { movementLines } from '../../../db/schema/movements.ts';
import { isTransferAt, type LockedTransfer, lockTransfers, type TransferEnd } from './lockTransfer.ts';

/** The advisory locks of cartons by location; spells "cart". */
const CARTON_LOCKS = 0x63617274;

/** Waits for other writes that open or close a carton of a location: a pair comes into one carton. */
export async function queueForCartons(tx: Tx, locationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CARTON_LOCKS}, hashtext(${locationId}))`);
}

interface Carton {
  locationId: string;
  carton: string;
}

/**
 * Locks the transfers of a carton with a location at their end.
 * @throws ProblemError 404 for a carton that has no pair from or to the location
 */
export async function lockCarton(
  tx: Tx,
  { locationId, carton: code }: Carton,
  end: TransferEnd,
): Promise<LockedTransfer[]> {
  const carton = code.trim().toUpperCase();
  const transfers = await lockTransfers(tx, and(isTransferAt(locationId, end), eq(movementLines.carton, carton)));
  if (transfers.length > 0) return transfers;
  const message =
    end === 'from'
      ? said('No carton {carton} leaves this location. Check the label.', { carton })
      : said('No carton {carton} comes to this location. Check the label.', { carton });
  throw fieldProblem(404, 'Unknown carton', '/carton', message);
}
