import type { Api, CallOptions, Input } from '@instore/api';
import type { OutboxEntry, OutboxOperation } from './outboxEntry.ts';
import type { OutboxAnswer } from './outboxState.ts';

/** The operations of which the contract takes the time of the scan or press. */
type TimedOperation = {
  [Name in OutboxOperation]: 'scannedAt' extends keyof BodyOf<Input<Name>> ? Name : never;
}[OutboxOperation];

type BodyOf<Given> = Given extends { body: infer Body } ? Body : Given;

const TIMED: Record<TimedOperation, true> = {
  checkOut: true,
  checkIn: true,
  undoCheckOut: true,
  takeOverCheckOut: true,
  reportPairNotHere: true,
  deliverLine: true,
  moveUnits: true,
  correctBinShelfRecord: true,
  scanCount: true,
  countDelivered: true,
  correctDelivered: true,
  packTransfer: true,
  receiveTransfer: true,
};

type Send = (input: object, options: CallOptions) => Promise<OutboxAnswer>;

/** Sends entries to the server, each with its key. A scan carries its time, because it may be sent hours later [W-13]. */
export const sendTo =
  ({ inventory }: Pick<Api, 'inventory'>) =>
  ({ operation, input, key, at }: OutboxEntry): Promise<OutboxAnswer> => {
    // The entry's type pairs an operation with its input; TypeScript cannot follow it through the table of calls.
    const send = inventory[operation] as Send;
    return send(operation in TIMED ? withTime(input, new Date(at).toISOString()) : input, { key });
  };

/** Adds the time of the scan to the body of an input. */
const withTime = (input: OutboxEntry['input'], scannedAt: string): object =>
  'body' in input ? { ...input, body: { ...input.body, scannedAt } } : { ...input, scannedAt };
