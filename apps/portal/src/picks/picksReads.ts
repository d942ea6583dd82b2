import type { WarehouseStatus } from '@instore/api';
import type { WareHouseFilters } from './picksSearch.ts';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { leavePanel } from './pickerPanel.ts';
import type { PicksContext } from './picksContext.ts';
import { forgetScan } from './picksLines.ts';
import { choose } from './pickChoice.ts';

/** The list that is shown: its status and filters, and whether it has only what this person has taken. */
type ListArguments = [status: WarehouseStatus, filters: WareHouseFilters, isMine?: boolean];

/**
 * Makes a list the one that is shown, before it is read. From now on a scan belongs to it [W-06]: on a slow device the
 * page follows some tenths of a second after the press.
 */
export function show(context: PicksContext, ...[status, filters, isMine = false]: ListArguments): void {
  const { state, deps, list } = context;
  const locationId = deps.locationId();
  if (context.shownAt !== locationId) leavePanel(context, 'putAway');
  context.shownAt = locationId;
  context.requestId = undefined;
  context.address = undefined;
  if (!list.open(JSON.stringify([locationId, status, filters, isMine]))) return;
  Object.assign(state, {
    status,
    wareHouseFilters: filters,
    isMine,
    kept: {},
    chosen: undefined,
    arrived: [],
  });
  // `scan.isPending` stays: a write may be in flight.
  forgetScan(context);
  leavePanel(context, 'answered');
}

/** Shows a list and reads it. The list on screen is read again without being emptied first. */
export async function load(context: PicksContext, ...list: ListArguments): Promise<void> {
  show(context, ...list);
  await showArrived(context);
}

/** Reads the list again, with what has come since, and without what others have finished. */
export async function showArrived({ state, list }: PicksContext): Promise<void> {
  for (const row of Object.values(state.rows)) row.isFinished = false;
  await list.refresh();
  state.arrived = [];
}

/** Reads the next page. */
export const loadMore = ({ list }: PicksContext): Promise<void> => list.more();

/** Shows one request with all its lines, and `lineId` chosen [W-03]. Read again, it keeps a choice made since. */
export async function loadRequest(context: PicksContext, requestId: string, lineId?: string): Promise<void> {
  const { state, list } = context;
  context.requestId = requestId;
  if (list.open(`request ${requestId}`)) Object.assign(state, { requestDetails: undefined, kept: {} });
  const address = JSON.stringify([requestId, lineId]);
  if (address !== context.address) {
    context.address = address;
    choose(context, lineId);
  }
  state.requestDetailsToggle = true;
  await list.refresh();
}

/** Reads the lines that other users changed [W-09]; while one request is shown, only if they are its lines. */
export async function readChanges({ state, list, requestId }: PicksContext, changes: Changes): Promise<void> {
  const { all, lines } = changes;
  if (all) await list.refresh();
  else if (requestId === undefined || lines.some((id) => state.rows[id])) await list.readAgain(lines);
}

const keyOfBay = (locationId: string, bin: string): string => `${locationId} ${bin}`;

/** The key of a bin of the location in use in `state.bays`: locations may have bins of the same name. */
export const bayKey = ({ deps }: PicksContext, bin: string): string => keyOfBay(deps.locationId(), bin);

/** Reads the map of a bin each time it is shown, because units move. If that fails, the last map stays. */
export async function loadBay({ state, deps }: PicksContext, bin: string): Promise<void> {
  const locationId = deps.locationId();
  const answer = await deps.api.inventory.getBay({ locationId, bin });
  const key = keyOfBay(locationId, bin);
  if (answer.ok) state.bays[key] = answer.data;
  // Without a map, the text beside it still names the bin.
  else state.bays[key] ??= null;
}

/** A page is shown in front of the list. */
export function coverList({ state }: PicksContext): void {
  state.requestDetailsToggle = true;
}

/** 'Back to list'. */
export function toggleRequestDetails({ state }: PicksContext): void {
  state.requestDetailsToggle = !state.requestDetailsToggle;
}

/** Visiting /warehouse turns the details off. */
export function resetRequestDetails({ state }: PicksContext): void {
  state.requestDetailsToggle = false;
  state.requestDetails = undefined;
}
