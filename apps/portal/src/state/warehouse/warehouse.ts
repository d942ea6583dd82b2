import type { WarehouseStatus } from '@instore/api';
import type { WareHouseFilters } from '../../rules/filterSearch.ts';
import type { Changes } from '../live/locationChanges.ts';
import { createWarehouseContext } from './warehouseContext.ts';
import { type WarehouseDependencies, bayKey, nextPick, openPick } from './warehouseFacts.ts';
import { choose, loadBay, readChanges, resetRequestDetails, showList, showRequest } from './warehouseList.ts';
import { scan } from './warehouseScans.ts';
import { cancel, checkIn, checkOutLine, reportNotHere } from './warehouseWrites.ts';

/** The warehouse: facts and verbs [W-01…W-06]. Verbs that write resolve to true if the server did it. */
export function createWarehouse(deps: WarehouseDependencies) {
  const w = createWarehouseContext(deps);
  const { facts, list } = w;
  return {
    facts,
    /** Shows a list. The list on screen is read again without being emptied first. */
    load: (status: WarehouseStatus, filters: WareHouseFilters) => showList(w, status, filters),
    /** Reads the next page. */
    loadMore: () => list.more(),
    /** Reads what others changed [W-09]. */
    readChanges: (changes: Changes) => readChanges(w, changes),
    /** Shows one request with all its lines, and `lineId` chosen [W-03]. */
    loadRequest: (requestId: string, lineId?: string) => showRequest(w, requestId, lineId),
    /** Opens a line in the panel. */
    choose: (lineId: string | undefined): void => choose(w, lineId),
    /** The pick to fetch next. */
    nextPick: () => nextPick(facts),
    /** The pick in the panel beside the list: the chosen one, whatever its status, or the next one. */
    openPick: (chosen: string | undefined) => openPick(facts, chosen),
    /** The key of a bin of this location in `facts.bays`. */
    bayKey: (bin: string) => bayKey(deps.locationId(), bin),
    /** Reads the map of a bin. */
    loadBay: (bin: string) => loadBay(w, bin),
    /** A page is shown in front of the list. */
    coverList: (): void => void (facts.requestDetailsToggle = true),
    /** 'Back to list'. */
    toggleRequestDetails: (): void => void (facts.requestDetailsToggle = !facts.requestDetailsToggle),
    /** Visiting /warehouse turns the details off. */
    resetRequestDetails: (): void => resetRequestDetails(w),
    /** Takes a scanned or typed barcode: checks out, or in [W-06]. */
    scan: (code: string) => scan(w, code),
    /** The button that checks a unit in. */
    checkIn: async (barcode: string) => !w.doublePress.isOne() && checkIn(w, barcode),
    /** The button that checks out the unit that is reserved for a line. */
    checkOutLine: (lineId: string) => checkOutLine(w, lineId),
    /** "Not in bin": the line moves to Pending, and the associate is notified. */
    reportNotHere: (lineId: string) => reportNotHere(w, lineId),
    /** Cancels a line; the associate is notified [W-03]. */
    cancel: (lineId: string) => cancel(w, lineId),
  };
}

export type WarehouseState = ReturnType<typeof createWarehouse>;
