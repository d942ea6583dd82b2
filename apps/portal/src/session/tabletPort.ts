import type { DeviceProof } from '@instore/api';

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
  prove(): Promise<DeviceProof | 'failed' | undefined>;
  /** The store has removed this tablet. */
  forget(): Promise<void>;
}
