import type { DeviceProof, Result } from '@instore/api';

/** The stored values of a session, by storage and key: `local jwt-token`. */
export type SessionValues = Readonly<Record<string, string>>;

/** A session that a PIN has opened, or how many tries are left. */
export type Unsealed = { values: SessionValues } | { triesLeft: number };

/** What the session uses of the tablet on which it runs; `tablet/tablet.ts` implements it. */
export interface TabletPort {
  /** Resolves when it is known whether this device is an enrolled tablet. */
  ready(): Promise<void>;
  /** Whether it is one; false before it is known. */
  isEnrolled(): boolean;
  /** Whether the time without use is over, also while the page was closed. */
  isIdle(): boolean;
  /** Notes that a person uses the tablet. */
  touch(): void;
  /** A new challenge of the store with the signature of this tablet; undefined where it is no tablet. */
  prove(): Promise<Result<DeviceProof> | undefined>;
  /** The store has removed this tablet. */
  forget(): Promise<void>;
  /**
   * Keeps a PIN that the store accepts: with it the same person returns without network.
   * @param isAccepted what the store answers; the work for it is done meanwhile
   */
  learn(person: { userId: string; pin: string }, isAccepted: Promise<boolean>): Promise<void>;
  /** Seals the session of a person who locks the tablet. Without values the person cannot return without network. */
  seal(userId: string, values: SessionValues | undefined): Promise<void>;
  /** Opens the sealed session of a person; undefined without one. */
  unseal(person: { userId: string; pin: string }): Promise<Unsealed | undefined>;
  /** Removes the sealed session of a person, so that no PIN opens it; that of another person stays. */
  dropSealOf(userId: string): Promise<void>;
}
