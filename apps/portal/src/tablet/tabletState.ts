import type { Api, Tablet } from '@instore/api';
import type { Clock } from '../session/clockAndLog.ts';
import type { TabletStore } from './tabletStore.ts';

/** A face of the lock screen. */
export type LockedFace = Tablet['people'][number];

/** State of the tablet that several people share [D-01 to D-03]. */
export interface TabletState {
  /** This device, if it is enrolled. */
  device: { deviceId: string; name: string; lockMinutes: number } | undefined;
  /** Whether the browser has what an enrolment needs. */
  isSupported: boolean;
  /** What the lock screen shows; undefined until it is read. */
  seen: Tablet | undefined;
  /** The person who can return without network. */
  lastPerson: { id: string; firstName: string } | undefined;
  /** How many acts of each person wait on this device to be sent, by user id [W-13]. */
  unsent: Readonly<Record<string, number>>;
  /** Why the last read of the lock screen failed. */
  error: string | undefined;
  /** The store does not know this device any more. */
  wasRemoved: boolean;
  /** The store asks for the full sign-in [D-04]. */
  isAskedToSignIn: boolean;
}

export interface TabletServices {
  api: Pick<Api, 'userauth' | 'kiosk' | 'user'>;
  store: TabletStore;
  local: Storage;
  clock: Pick<Clock, 'now'>;
  subtle: SubtleCrypto | undefined;
  random: Pick<Crypto, 'getRandomValues'>;
  urls: Pick<typeof URL, 'createObjectURL'>;
  /** Removes what the last person has kept on this device, e.g. lists: the page may have been closed without a lock. */
  clearKept: () => Promise<void>;
  /** Counts what waits to be sent, by user id. */
  countUnsent: () => Promise<Readonly<Record<string, number>>>;
}
