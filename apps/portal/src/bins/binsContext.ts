import type { Api, BinCount, BinShelfRecord, Failure } from '@instore/api';
import type { Clock } from '../session/clockAndLog.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import type { ScanSound, Toasts } from '../shared/toasts/dependencies.ts';
import type { SayText } from '../shared/language/language.ts';
import type { WriteQueueStore } from '../queue/index.ts';
import { Writes } from '../shared/writes/writes.ts';
import { type Bins, type Correction, type TakenPair, type WaitingWrite, createBinsState } from './binsState.ts';

export interface BinsDependencies {
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
  queue: Pick<WriteQueueStore, 'state' | 'add' | 'onAnswer' | 'removeUnsent' | 'whenAnswered'>;
  /** Returns the same text for all spellings of a barcode. */
  normaliseBarcode: (barcode: string) => string;
  /** Whether a text is the code of a bin: aisle, bay, position. */
  isBinCode: (text: string) => boolean;
}

/** What the actions of the bins share. */
export interface BinsContext {
  readonly state: Bins;
  readonly deps: BinsDependencies;
  readonly writes: Writes;
  /** Changes with each read of another bin. */
  turn: number;
  /** Resolves when the last scan is stored: scans are done in the order in which they came. */
  scanning: Promise<unknown>;
  /** Number of scans that are not done. */
  waiting: number;
  /** The count of the shown bin as the server has it. */
  count: BinCount | null;
  /** Scans of the count that wait on this device, by barcode. */
  readonly waitingScans: Map<string, WaitingWrite>;
  /** Pairs of the moves that wait on this device, by the id of the entry. */
  readonly moving: Map<number, readonly TakenPair[]>;
  /** Corrections that wait on this device, by the id of the entry. */
  readonly correcting: Map<number, SentCorrection>;
}

/** A correction that was typed here and has no answer yet. */
export interface SentCorrection {
  readonly edit: Correction;
  /** The record as it was, and its place in the list. */
  readonly before: BinShelfRecord;
  readonly index: number;
}

export function createBinsContext(deps: BinsDependencies): BinsContext {
  return {
    state: createBinsState(),
    deps,
    writes: new Writes({ play: deps.play }),
    turn: 0,
    scanning: Promise.resolve(),
    waiting: 0,
    count: null,
    waitingScans: new Map(),
    moving: new Map(),
    correcting: new Map(),
  };
}

/** A pair in words: "Halden Court 82, size 9". */
export const nameOf = ({ say }: BinsDependencies, { productName: name, size }: BinShelfRecord): string =>
  say('{name}, size {size}', { name, size });

/** Whether two texts are the same barcode. */
export function isSameBarcode({ deps }: BinsContext, one: string | null, other: string): boolean {
  return one !== null && deps.normaliseBarcode(one) === deps.normaliseBarcode(other);
}

/** Shows at the field, and by a sound, why a scan was refused. */
export function refuseScan({ state, deps }: BinsContext, message: string | undefined): void {
  state.scan.error = message ?? SOMETHING_WRONG;
  deps.play('scan-error').catch(() => undefined);
}

/** Removes the refusal of the last scan. */
export function forgetScan({ state }: BinsContext): void {
  state.scan.error = undefined;
}

/** Confirms a scan by a sound. */
export function confirmScan({ state, deps }: BinsContext): void {
  state.scan.error = undefined;
  deps.play('scan-ok').catch(() => undefined);
}

/** The message of a failure. */
export const messageOf = ({ message }: Failure): string => message ?? SOMETHING_WRONG;
