import type { Api, BinShelfRecord, Failure } from '@instore/api';
import type { Clock } from '../../session/clockAndLog.ts';
import { SOMETHING_WRONG } from '../../rules/texts.ts';
import type { Toasts } from '../dependencies.ts';
import type { SayText } from '../language.ts';
import { Writes } from '../mechanisms/writes.ts';
import { type Bins, createBinsFacts } from './binsFacts.ts';

export interface BinsDependencies {
  api: Pick<Api, 'inventory'>;
  toasts: Toasts;
  /** Plays a sound, so that a picker need not look at the screen. */
  play: (sound: 'scan-ok' | 'scan-error') => Promise<unknown>;
  clock: Pick<Clock, 'now'>;
  say: SayText;
  /** Id of the location in use. */
  locationId: () => string;
  /** Name of the user. */
  userName: () => string;
  /** Returns the same text for all spellings of a barcode. */
  normaliseBarcode: (barcode: string) => string;
  /** Whether a text is the code of a bin: aisle, bay, position. */
  isBinCode: (text: string) => boolean;
}

/** What the verbs of the bins share. */
export interface BinsContext {
  readonly facts: Bins;
  readonly deps: BinsDependencies;
  readonly writes: Writes;
  /** Changes with each read of another bin. */
  turn: number;
  /** Scans are done one after another, in the order in which they came. */
  scanning: Promise<unknown>;
  /** Number of scans that are not done. */
  waiting: number;
  /** Barcodes of a count that are sent but not answered, and when they were scanned. */
  readonly counting: Map<string, number>;
}

export function createBinsContext(deps: BinsDependencies): BinsContext {
  return {
    facts: createBinsFacts(),
    deps,
    writes: new Writes(),
    turn: 0,
    scanning: Promise.resolve(),
    waiting: 0,
    counting: new Map(),
  };
}

/** A pair in words: "Halden Court 82, size 9". */
export const nameOf = ({ say }: BinsDependencies, { productName: name, size }: BinShelfRecord): string =>
  say('{name}, size {size}', { name, size });

/** Whether two texts are the same barcode. */
export function isSameBarcode({ deps }: BinsContext, one: string | null, other: string): boolean {
  return one !== null && deps.normaliseBarcode(one) === deps.normaliseBarcode(other);
}

/** Tells at the field, and by a sound, that a scan was not done. */
export function refuseScan({ facts, deps }: BinsContext, message: string | undefined): void {
  facts.scan.error = message ?? SOMETHING_WRONG;
  deps.play('scan-error').catch(() => undefined);
}

/** Tells by a sound that a scan was taken. */
export function confirmScan({ facts, deps }: BinsContext): void {
  facts.scan.error = undefined;
  deps.play('scan-ok').catch(() => undefined);
}

/** The message of a failure. */
export const messageOf = ({ message }: Failure): string => message ?? SOMETHING_WRONG;
