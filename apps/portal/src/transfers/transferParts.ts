import type { Api, Transfer } from '@instore/api';
import type { OutboxStore } from '../outbox/index.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { ScanSound, Toasts } from '../shared/toasts/dependencies.ts';

/** What the state of the transfers is given. */
export interface TransferParts {
  api: Pick<Api, 'inventory' | 'catalogue' | 'storefront'>;
  toasts: Toasts;
  say: SayText;
  /** Plays a sound, so that a person need not look at the screen. */
  play: (sound: ScanSound) => Promise<unknown>;
  locationId: () => string;
  /** Keeps and sends the scans of the stockroom; the sales floor scans nothing here. */
  outbox: Pick<OutboxStore, 'add'> | undefined;
}

/** What the person sees of a scan or press. */
export interface TransferAct {
  isPending: boolean;
  /** Why the last scan was refused. */
  error: string | undefined;
  /** The pair that was packed or received last on this device. */
  last: Transfer | undefined;
}
