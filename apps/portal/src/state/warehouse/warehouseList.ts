import type { WarehouseStatus } from '@instore/api';
import type { WareHouseFilters } from '../../rules/filterSearch.ts';
import type { Changes } from '../live/locationChanges.ts';
import type { WarehouseContext } from './warehouseContext.ts';
import { bayKey } from './warehouseFacts.ts';

/** Shows a list. The list on screen is read again without being emptied first. */
export async function showList(w: WarehouseContext, status: WarehouseStatus, filters: WareHouseFilters): Promise<void> {
  const { facts, deps, list } = w;
  const locationId = deps.locationId();
  if (w.shownAt !== locationId) facts.putAway = undefined;
  w.shownAt = locationId;
  w.requestId = undefined;
  w.address = undefined;
  if (list.open(JSON.stringify([locationId, status, filters]))) {
    Object.assign(facts, { status, wareHouseFilters: filters, kept: {}, chosen: undefined });
    // `scan.isPending` stays: a write that is on its way still is.
    facts.scan.error = undefined;
  }
  await list.refresh();
}

/** Shows one request with all its lines, and `lineId` chosen [W-03]. Read again, it keeps a choice made since. */
export async function showRequest(w: WarehouseContext, requestId: string, lineId?: string): Promise<void> {
  const { facts, list } = w;
  w.requestId = requestId;
  if (list.open(`request ${requestId}`)) Object.assign(facts, { requestDetails: undefined, kept: {} });
  const address = JSON.stringify([requestId, lineId]);
  if (address !== w.address) {
    w.address = address;
    choose(w, lineId);
  }
  facts.requestDetailsToggle = true;
  await list.refresh();
}

/** Reads what others changed [W-09]; of one request only if it is about its lines. */
export async function readChanges({ facts, list, requestId }: WarehouseContext, changes: Changes): Promise<void> {
  const { all, lines } = changes;
  if (all) await list.refresh();
  else if (requestId === undefined || lines.some((id) => facts.rows[id])) await list.readAgain(lines);
}

/** Opens a line in the panel. */
export function choose({ facts }: WarehouseContext, lineId: string | undefined): void {
  facts.chosen = lineId;
  facts.putAway = undefined;
  facts.scan.error = undefined;
}

/** Reads the map of a bin, each time again: units come and go. The last map stays if that fails. */
export async function loadBay({ facts, deps }: WarehouseContext, bin: string): Promise<void> {
  const locationId = deps.locationId();
  const answer = await deps.api.inventory.getBay({ locationId, bin });
  const key = bayKey(locationId, bin);
  if (answer.ok) facts.bays[key] = answer.data;
  // Without a map, the text beside it still tells where the bin is.
  else facts.bays[key] ??= null;
}

/** Visiting /warehouse turns the details off. */
export function resetRequestDetails({ facts }: WarehouseContext): void {
  facts.requestDetailsToggle = false;
  facts.requestDetails = undefined;
}
