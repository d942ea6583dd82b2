import {
  type Api,
  type BayMap,
  DEFAULT_WAREHOUSE_STATUS,
  type LineCounts,
  type LineFacets,
  type RequestLine,
  type WarehouseRequest,
  type WarehouseStatus,
} from '@instore/api';
import { proxy } from 'valtio';
import type { Clock } from '../session/clockAndLog.ts';
import type { ScanSound, Toasts } from '../shared/toasts/dependencies.ts';
import type { OutboxOperation, OutboxStore } from '../outbox/index.ts';
import type { KeptLists } from '../shared/kept/keptLists.ts';
import type { KeptList } from '../shared/kept/readKeptList.ts';
import type { NotifiedObject } from '../shared/lines/notifiedObjects.ts';
import type { Picker } from './heldAgainst.ts';
import { type WareHouseFilters, listOf } from './picksSearch.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';
import type { PickerPanel } from './pickerPanel.ts';
import type { SayText } from '../shared/texts/portalText.ts';

/** The last write about a line that the outbox keeps. */
export interface QueuedWrite {
  operation: OutboxOperation;
  /** Its number in the order of sending; undefined for a conflict, which is not sent. */
  number: number | undefined;
  /** When it was scanned or pressed, milliseconds since 1970. */
  at: number;
}

/** A row of the list. */
export interface Row {
  line: RequestLine;
  /** A write is stored or sent, and not answered yet. */
  isPending: boolean;
  /** The write that waits on this device: the row shows its expected result [W-13]. */
  queued?: QueuedWrite | undefined;
  /** Another person has finished it: it cannot be acted on, and stays until the list is read again [W-09]. */
  isFinished?: boolean;
  /** It was checked out here last: the one row that stands out. */
  isLatest?: boolean;
}

/** The outcome of the last scan. */
export interface ScanState {
  /** Why it was refused. */
  error: string | undefined;
  /** The pair that was expected, if another one was scanned [W-14]. */
  expected: Pick<RequestLine, 'productName' | 'size' | 'bin'> | undefined;
  /** A write is stored or sent, and not answered yet. */
  isPending: boolean;
}

/** State of the picks [W-01]. */
export interface PicksState extends PagedState<Row> {
  status: WarehouseStatus;
  wareHouseFilters: WareHouseFilters;
  /** Only the lines that this person has taken are listed [W-10]. */
  isMine: boolean;
  requestDetails: WarehouseRequest | undefined;
  /** A page is shown in front of the list: the details of a request, or the dispatch. */
  requestDetailsToggle: boolean;
  /** The request does not exist: trying again does not help. */
  isMissing: boolean;
  /** The rows of the list, by line id. */
  readonly rows: Record<string, Row>;
  /** Lines that were checked out here: they stay in their place until another list is shown. */
  kept: Record<string, true>;
  /** Lines that have joined the list on the server since it was read: they are shown when the user asks [W-09]. */
  arrived: readonly string[];
  counts: LineCounts | undefined;
  facets: LineFacets | undefined;
  /** The map of each bin that was opened, by the action `bayKey`; null if it could not be read. */
  bays: Record<string, BayMap | null>;
  /** The line that the user chose. */
  chosen: string | undefined;
  scan: ScanState;
  panel: PickerPanel;
}

/** What the picks are created with. */
export interface PicksOptions {
  api: Pick<Api, 'inventory'>;
  toasts: Toasts;
  /** Plays a sound, so that a picker need not look at the screen. */
  play: (sound: ScanSound) => Promise<unknown>;
  locationId: () => string;
  /** Resolves when the location is known, or could not be read. */
  loadLocation: () => Promise<unknown>;
  clock: Pick<Clock, 'now'>;
  /** The signed-in person: others' holds are shown. */
  picker: () => Picker;
  /** Keeps and sends all writes. */
  outbox: OutboxStore;
  /** The user has handled these objects: acknowledges their notifications [N-05]. */
  onHandled: (objects: readonly NotifiedObject[]) => void;
  /** Keeps the shown lists on the device, and recalls them without network [W-13, W-14]. */
  lists: Pick<KeptLists<KeptList>, 'keep' | 'recall'>;
  /** Says an English text in the language of the page. */
  say: SayText;
  /** Returns the same text for all spellings of a barcode. */
  normaliseBarcode: (barcode: string) => string;
}

/** The picks before anything is read. */
export function createPicksState(): PicksState {
  return proxy<PicksState>({
    status: DEFAULT_WAREHOUSE_STATUS,
    wareHouseFilters: listOf({}).filters,
    isMine: false,
    requestDetails: undefined,
    isMissing: false,
    requestDetailsToggle: false,
    ...emptyPages(),
    get rows(): Record<string, Row> {
      return this.byId;
    },
    kept: {},
    arrived: [],
    counts: undefined,
    facets: undefined,
    bays: {},
    chosen: undefined,
    scan: { error: undefined, expected: undefined, isPending: false },
    panel: { kind: 'pick' },
  });
}
