import type { Api, BayMap, Bin, BinCountHead, BinShelfRecord } from '@instore/api';
import { proxy } from 'valtio';
import type { OutboxStore } from '../outbox/index.ts';
import type { Clock } from '../session/clockAndLog.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { ScanSound, Toasts } from '../shared/toasts/dependencies.ts';
import type { BinSearch } from './binSearch.ts';

/** A correction that is being typed [W-05]. */
export interface Correction {
  rowId: string;
  /** The version of the record that the user has seen. */
  version: number;
  bin: string;
  shelf: string;
  isPending: boolean;
  /** Why it was refused; bin and shelf stay as typed. */
  error: string | undefined;
}

/** A correction that was saved here and can be undone until another bin is shown. */
export interface Saved {
  record: BinShelfRecord;
  from: string | null;
  /** Milliseconds since 1970. */
  at: number;
  /** Its place in the list. */
  index: number;
}

/** A pair that was taken out of its bin to be moved. */
export interface TakenPair {
  record: BinShelfRecord;
  /** When it was scanned, milliseconds since 1970. */
  at: number;
}

/** A write about a pair that waits on this device [W-13]. */
export interface WaitingWrite {
  /** Its number in the order of sending. */
  number: number;
  /** When it was scanned or pressed, milliseconds since 1970. */
  at: number;
}

/** A move or a correction that waits on this device. */
export interface WaitingPlace extends WaitingWrite {
  operation: 'moveUnits' | 'correctBinShelfRecord';
  /** Where the pair will be on record; null without a bin. */
  bin: string | null;
}

/** A move that is being scanned [W-12]. */
export interface Move {
  /** The last one first. */
  pairs: TakenPair[];
  to: string | undefined;
  /** Pairs that are in that bin now; undefined until known. */
  toCount: number | undefined;
  isPending: boolean;
}

/** State of the bins [W-01, W-05, W-12]. */
export interface Bins {
  address: BinSearch;
  bin: Bin | undefined;
  /** The shown records: those of the bin, or those that the search found. */
  binShelfRecord: BinShelfRecord[];
  /** How many the search found. */
  total: number;
  /** What the address names was read. */
  isKnown: boolean;
  error: string | undefined;
  /** Counts that run or wait to be applied, at the location. */
  counts: BinCountHead[];
  edit: Correction | undefined;
  saved: Record<string, Saved>;
  move: Move;
  /** Moves and corrections that wait on this device, by `rowId` of the shown records. */
  waitingPlaces: Record<string, WaitingPlace>;
  /** Scans of the shown count that wait on this device, by barcode. */
  waitingScans: Record<string, WaitingWrite>;
  /** Barcodes among them of pairs that the device does not know. */
  unknownScans: string[];
  /** A count is being started, handed in, applied or discarded; and why the last such step was refused. */
  countStep: { isPending: boolean; error: string | undefined };
  scan: { error: string | undefined; isPending: boolean };
  /** The map of a bin; null if it could not be read. */
  bays: Record<string, BayMap | null>;
  /** Shelves of the bins whose labels are printed; null for a text that is no bin of the location. */
  shelves: Record<string, string | null>;
}

/** A correction that was typed here and has no answer yet. */
export interface SentCorrection {
  readonly edit: Correction;
  /** The record as it was, and its place in the list. */
  readonly before: BinShelfRecord;
  readonly index: number;
}

/** Moves and corrections that wait on this device, by the id of their entry in the outbox. */
export interface Unanswered {
  readonly moving: Map<number, readonly TakenPair[]>;
  readonly correcting: Map<number, SentCorrection>;
}

/** What the bins are created with. */
export interface BinsOptions {
  api: Pick<Api, 'inventory'>;
  toasts: Toasts;
  /** Plays a sound, so that a picker need not look at the screen. */
  play: (sound: ScanSound) => Promise<unknown>;
  clock: Pick<Clock, 'now'>;
  say: SayText;
  /** Id of the location in use. */
  locationId: () => string;
  /** Name of the user. */
  userName: () => string;
  /** Keeps and sends all writes but the start, the application and the discarding of a count. */
  outbox: Pick<OutboxStore, 'state' | 'add' | 'onAnswer' | 'removeUnsent' | 'whenAnswered'>;
  /** Returns the same text for all spellings of a barcode. */
  normaliseBarcode: (barcode: string) => string;
  /** Whether a text is the code of a bin: aisle, bay, position. */
  isBinCode: (text: string) => boolean;
}

/** A move without pairs. */
export const emptyMove = (): Move => ({ pairs: [], to: undefined, toCount: undefined, isPending: false });

/** The bins before anything is read. */
export function createBinsState(): Bins {
  return proxy<Bins>({
    address: { bin: undefined, search: undefined, mode: undefined, pair: undefined },
    bin: undefined,
    binShelfRecord: [],
    total: 0,
    isKnown: false,
    error: undefined,
    counts: [],
    edit: undefined,
    saved: {},
    move: emptyMove(),
    waitingPlaces: {},
    waitingScans: {},
    unknownScans: [],
    countStep: { isPending: false, error: undefined },
    scan: { error: undefined, isPending: false },
    bays: {},
    shelves: {},
  });
}
