import type { Api, FileProgress, InventoryFilters } from '@instore/api';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import type { Inventory } from './inventoryState.ts';

/** How long an export may take, milliseconds: 100,000 rows on a slow connection. */
export const EXPORT_TIMEOUT_MS = 300_000;

/** After this time without an answer the export says that it waits, milliseconds. */
const EXPORT_WAIT_MS = 3_000;

/** Exports pairs as a spreadsheet [Z-06]. */
export function createExport({
  state,
  api,
  toasts,
  locationId,
  pause,
  saveFile,
}: {
  state: Inventory;
  api: Pick<Api, 'inventory'>;
  toasts: Toasts;
  locationId: () => string;
  pause: (ms: number) => Promise<void>;
  saveFile: (file: Blob, name: string) => void;
}) {
  /** Stops the export that is running. */
  let running: AbortController | undefined;

  /** The store answers when it begins: without an answer an export of this person, or of others, runs before this one. */
  const sayThatItWaits = async (): Promise<void> => {
    const before = state.exporting;
    await pause(EXPORT_WAIT_MS);
    // Another export, or the progress of this one, has taken its place.
    if (state.exporting === before && state.exporting) state.exporting.isWaiting = true;
  };

  return {
    /** Exports the units that match the filters. Another export does not start meanwhile. */
    async exportSheet(filters: InventoryFilters, name: string): Promise<void> {
      if (state.exporting) return;
      const stop = new AbortController();
      running = stop;
      state.exporting = { received: 0, rows: undefined };
      void sayThatItWaits();
      const options = {
        signal: stop.signal,
        timeoutMs: EXPORT_TIMEOUT_MS,
        onProgress: (progress: FileProgress) => {
          if (!stop.signal.aborted) state.exporting = progress;
        },
      };
      const answer = await api.inventory.exportInventory({ locationId: locationId(), ...filters }, options);
      state.exporting = undefined;
      if (answer.ok) saveFile(answer.data, `${name}.xlsx`);
      else if (answer.kind !== 'aborted') showFailure(toasts, answer.message);
    },
    /** Stops the export; nothing is saved. */
    stopExport: (): void => running?.abort(),
  };
}
