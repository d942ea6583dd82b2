import type { RequestLine } from '@instore/api';
import type { Log } from '../../session/clockAndLog.ts';
import type { KeptStore } from './keptStore.ts';
import { readKeptList, type KeptList } from './readKeptList.ts';

export interface KeptListsDependencies {
  store: KeptStore;
  /** Id of the signed-in person; '' without a session, then nothing is kept. */
  personId: () => string;
  /** Runs once after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
  log: Log;
}

/** A list is kept when it has not changed for this time, ms: a scan must not wait for the disk. */
const KEEP_AFTER_MS = 500;

/** Keeps the shown lists of the stockroom on the device, so that they can be shown after a reload without network. */
export function createKeptLists({ store, personId, after, log }: KeptListsDependencies) {
  let cancel = () => undefined as void;
  const warn = (error: unknown) => log.warn('A list could not be kept on this device', error);
  return {
    /** Keeps a list soon; `read` gives it as it is then, or undefined if another list is shown. */
    keep(key: string, read: () => KeptList | undefined): void {
      cancel();
      cancel = after(KEEP_AFTER_MS, () => {
        const list = read();
        const owner = personId();
        if (list === undefined || owner === '') return;
        store.write(owner, key, { ...list, lines: list.lines.map(withoutPeople) }).catch(warn);
      });
    },
    /** The list that this person saw last under a key; undefined if none is kept. */
    async recall(key: string): Promise<KeptList | undefined> {
      try {
        return readKeptList(await store.read(personId(), key));
      } catch (error) {
        warn(error);
        return undefined;
      }
    },
    /** Removes all lists: the person has signed out. */
    clear(): void {
      cancel();
      store.clear().catch(warn);
    },
  };
}

export type KeptLists = ReturnType<typeof createKeptLists>;

/** A line with what a scan is answered from: barcode, size, bin and product. */
function withoutPeople(line: RequestLine): RequestLine {
  const { lineId, requestId, status, tryOutItem, consigned, barcode, bin, shelf } = line;
  const { productName, brand, sku, colourway, imageUrl, inventoryItemId, size, sizeSystem, price } = line;
  const { requestedAt, placedAt, checkedOutAt, orderNumber, otherSize } = line;
  const product = { productName, brand, sku, colourway, imageUrl, inventoryItemId, size, sizeSystem, price };
  const people = { requestedBy: '', placedBy: null, checkedOutBy: null };
  const times = { requestedAt, placedAt, checkedOutAt };
  const unit = { lineId, requestId, status, tryOutItem, consigned, barcode, bin, shelf };
  return {
    ...unit,
    ...times,
    ...product,
    ...people,
    ...(otherSize !== undefined && { otherSize }),
    ...(orderNumber !== undefined && { orderNumber }),
  };
}
