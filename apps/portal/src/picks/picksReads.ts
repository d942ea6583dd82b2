import type { WarehouseStatus } from '@instore/api';
import type { WareHouseFilters } from './picksSearch.ts';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { choose } from './pickChoice.ts';
import { leavePanel } from './pickerPanel.ts';
import { forgetScan } from './picksLines.ts';
import { createPicksRows, listKey } from './picksRows.ts';
import type { PicksOptions, PicksState } from './picksState.ts';

/** The list that is shown: its status and filters, and whether it has only what this person has taken. */
type ListArguments = [status: WarehouseStatus, filters: WareHouseFilters, isMine?: boolean];

type Reading = { state: PicksState } & Pick<PicksOptions, 'api' | 'locationId' | 'lists'>;

/** The list of the page, and what shows and reads it. */
export function createPicksReads({ state, ...options }: Reading) {
  const { locationId } = options;
  /** The request whose lines are shown; undefined while a list is. */
  let shownRequest: string | undefined;
  /** Request and line of the address that the choice was taken from. */
  let address: string | undefined;
  let shownAt = locationId();
  const list = createPicksRows(state, () => shownRequest, options);

  /**
   * Makes a list the one that is shown, before it is read. From now on a scan belongs to it [W-06]: on a slow device the
   * page follows some tenths of a second after the press.
   */
  function show(...[status, wareHouseFilters, isMine = false]: ListArguments): void {
    const place = locationId();
    if (shownAt !== place) leavePanel(state, 'putAway');
    shownAt = place;
    shownRequest = undefined;
    address = undefined;
    if (!list.open(listKey(place, { status, wareHouseFilters, isMine }))) return;
    Object.assign(state, { status, wareHouseFilters, isMine, kept: {}, chosen: undefined, arrived: [] });
    // `scan.isPending` stays: a write may be in flight.
    forgetScan(state);
    leavePanel(state, 'answered');
  }
  /** Reads the list again, with what has come since, and without what others have finished. */
  async function showArrived(): Promise<void> {
    for (const row of Object.values(state.rows)) row.isFinished = false;
    await list.refresh();
    state.arrived = [];
  }
  return {
    list,
    show,
    showArrived,
    /** Shows a list and reads it. The list on screen is read again without being emptied first. */
    async load(...shown: ListArguments): Promise<void> {
      show(...shown);
      await showArrived();
    },
    /** Reads the next page. */
    loadMore: (): Promise<void> => list.more(),
    /** Shows one request with all its lines, and `lineId` chosen [W-03]. Read again, it keeps a choice made since. */
    async loadRequest(requestId: string, lineId?: string): Promise<void> {
      shownRequest = requestId;
      if (list.open(`request ${requestId}`)) Object.assign(state, { requestDetails: undefined, kept: {} });
      const next = JSON.stringify([requestId, lineId]);
      if (next !== address) choose(state, lineId);
      address = next;
      state.requestDetailsToggle = true;
      await list.refresh();
    },
    /** Reads the lines that other users changed [W-09]; while one request is shown, only if they are its lines. */
    async readChanges({ all, lines }: Changes): Promise<void> {
      if (all) await list.refresh();
      else if (shownRequest === undefined || lines.some((id) => state.rows[id])) await list.readAgain(lines);
    },
  };
}

/** The maps of bins. */
export function createBayReads({ state, api, locationId }: Omit<Reading, 'lists'>) {
  /** The key of a bin of the location in use in `state.bays`: locations may have bins of the same name. */
  const bayKey = (bin: string): string => `${locationId()} ${bin}`;
  return {
    bayKey,
    /** Reads the map of a bin each time it is shown, because units move. If that fails, the last map stays. */
    async loadBay(bin: string): Promise<void> {
      const key = bayKey(bin);
      const answer = await api.inventory.getBay({ locationId: locationId(), bin });
      if (answer.ok) state.bays[key] = answer.data;
      // Without a map, the text beside it still names the bin.
      else state.bays[key] ??= null;
    },
  };
}

/** The page in front of the list. */
export const createDetailsToggle = (state: PicksState) => ({
  /** A page is shown in front of the list. */
  coverList: (): void => void (state.requestDetailsToggle = true),
  /** 'Back to list'. */
  toggleRequestDetails: (): void => void (state.requestDetailsToggle = !state.requestDetailsToggle),
  /** Visiting /warehouse turns the details off. */
  resetRequestDetails(): void {
    state.requestDetailsToggle = false;
    state.requestDetails = undefined;
  },
});
