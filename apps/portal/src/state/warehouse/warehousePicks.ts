import type { WarehouseContext } from './warehouseContext.ts';
import type { Row } from './warehouseFacts.ts';

/** Whether a line still waits for its unit. */
export function isWaiting(row: Row | undefined): boolean {
  return row?.line.status === 'request' || row?.line.status === 'pending';
}

/** Opens a line in the panel. */
export function choose({ facts }: WarehouseContext, lineId: string | undefined): void {
  facts.chosen = lineId;
  facts.putAway = undefined;
  facts.scan.error = undefined;
}

/** Id of the pick to fetch next: the chosen one, or the first one in the order of the bins that waits. */
export function nextPick({ facts }: WarehouseContext): string | undefined {
  const { chosen, rows, order } = facts;
  if (chosen !== undefined && isWaiting(rows[chosen])) return chosen;
  return order.find((id) => isWaiting(rows[id]));
}

/** Id of the pick in the panel beside the list: the chosen one, whatever its status, or the next one. */
export function openPick(context: WarehouseContext, chosen: string | undefined): string | undefined {
  const { facts } = context;
  if (chosen !== undefined && facts.rows[chosen]) return chosen;
  return nextPick(context) ?? (facts.status === 'request' ? undefined : facts.order[0]);
}
