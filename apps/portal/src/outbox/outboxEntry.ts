import type { Api, Failure, Input } from '@instore/api';

/** The operations whose writes wait in the outbox: the writes of the stockroom. */
export const OUTBOX_OPERATIONS = [
  'checkOut',
  'checkIn',
  'undoCheckOut',
  'takeOverCheckOut',
  'reportPairNotHere',
  'cancelRequest',
  'deliverLine',
  'takePicks',
  'handBackPicks',
  'moveUnits',
  'correctBinShelfRecord',
  'scanCount',
  'handInCount',
  'countDelivered',
  'correctDelivered',
  'reportNotInCarton',
  'handInDelivery',
  'packTransfer',
  'closeCarton',
  'sendCarton',
  'receiveTransfer',
] as const satisfies readonly (keyof Api['inventory'])[];

export type OutboxOperation = (typeof OUTBOX_OPERATIONS)[number];

/** An operation with its input. */
export type OutboxCall = {
  [Name in OutboxOperation]: { readonly operation: Name; readonly input: Input<Name> };
}[OutboxOperation];

/** What the user sees of an entry. It holds no names of people, because it stays on the device. */
export interface EntryLabel {
  /** The product, or what the write is about. */
  readonly name: string;
  readonly size?: string;
  readonly bin?: string | null;
}

/** Why an entry is not sent any more until the user has decided. */
export interface Conflict {
  /** `refused` by the server · `old`: scanned more than 20 h ago. */
  readonly reason: 'refused' | 'old';
  readonly kind?: Failure['kind'];
  /** The server's message, and the title of its problem, which names the kind of refusal. */
  readonly message?: string;
  readonly title?: string;
  /** When it became a conflict, milliseconds since 1970. */
  readonly at: number;
}

/** A write to put into the outbox. */
export type NewWrite = OutboxCall & {
  /** What the user wants, e.g. "check out 11": pressing the same button again is the same intent. */
  readonly intent: string;
  /** The line and the unit that it changes, e.g. "line 11": of one subject, later entries wait behind a conflict. */
  readonly subjects: readonly string[];
  readonly label: EntryLabel;
};

/** A write that is kept on the device until the server has answered. */
export type OutboxEntry = NewWrite & {
  /** Its number in the order. */
  readonly id: number;
  /** Id of the person who made it. It is sent only in that person's session. */
  readonly personId: string;
  /** Its Idempotency-Key: all attempts are the same write. */
  readonly key: string;
  /** When it was scanned or pressed, milliseconds since 1970. */
  readonly at: number;
  /** An attempt was made: the server may have done it. */
  readonly wasSent?: boolean;
  readonly conflict?: Conflict;
};

/** Where entries are kept. Each call is one transaction. */
export interface OutboxStorage {
  /** The entries of a person in their order. */
  list(personId: string): Promise<OutboxEntry[]>;
  /** Number of entries of all other people. */
  countOthers(personId: string): Promise<number>;
  /** Number of entries by person; without people who have none. */
  countByPerson(): Promise<Readonly<Record<string, number>>>;
  /** Adds an entry at the end. Rejects with the browser's `DOMException`: a full storage is a `QuotaExceededError`. */
  add(entry: NewEntry): Promise<OutboxEntry>;
  /** Changes an entry; `change` returns undefined to delete it. Resolves to undefined if it is gone. */
  update(id: number, change: (entry: OutboxEntry) => OutboxEntry | undefined): Promise<OutboxEntry | undefined>;
}

/** A new entry; the storage gives it its id. */
export type NewEntry = NewWrite & Omit<OutboxEntry, 'id' | keyof NewWrite>;

/** The first entry that can be sent: a conflict holds later entries of its subjects back, all others continue. */
export function nextToSend(entries: readonly OutboxEntry[]): OutboxEntry | undefined {
  const blocked = new Set<string>();
  return entries.find(({ conflict, subjects }) => {
    const isBlocked = conflict !== undefined || subjects.some((subject) => blocked.has(subject));
    if (isBlocked) for (const subject of subjects) blocked.add(subject);
    return !isBlocked;
  });
}

/** The last entry about a subject. */
export function lastAbout(entries: readonly OutboxEntry[], subject: string): OutboxEntry | undefined {
  return entries.findLast(({ subjects }) => subjects.includes(subject));
}
