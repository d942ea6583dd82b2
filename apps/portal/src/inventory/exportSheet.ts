import type { InventoryFilters } from '@instore/api';
import { showFailure } from '../shared/writes/showFailure.ts';
import type { InventoryContext } from './inventoryState.ts';

/** How long an export may take, milliseconds: 100,000 rows on a slow connection. */
export const EXPORT_TIMEOUT_MS = 300_000;

/** After this time without an answer the export says that it waits, milliseconds. */
const EXPORT_WAIT_MS = 3_000;

/** Exports the units that match the filters as a spreadsheet [Z-06]. Another export does not start meanwhile. */
export async function exportSheet(context: InventoryContext, filters: InventoryFilters, name: string): Promise<void> {
  const { state, deps } = context;
  if (state.exporting) return;
  const stop = new AbortController();
  context.exportStop = stop;
  state.exporting = { received: 0, rows: undefined };
  void sayThatItWaits(context);
  const answer = await deps.api.inventory.exportInventory(
    { locationId: deps.locationId(), ...filters },
    {
      signal: stop.signal,
      timeoutMs: EXPORT_TIMEOUT_MS,
      onProgress: (progress) => {
        if (!stop.signal.aborted) state.exporting = progress;
      },
    },
  );
  state.exporting = undefined;
  if (answer.ok) deps.saveFile(answer.data, `${name}.xlsx`);
  else if (answer.kind !== 'aborted') showFailure(deps.toasts, answer.message);
}

/** The store answers when it begins: without an answer an export of this person, or of others, runs before this one. */
async function sayThatItWaits({ state, deps }: InventoryContext): Promise<void> {
  const before = state.exporting;
  await deps.pause(EXPORT_WAIT_MS);
  // Another export, or the progress of this one, has taken its place.
  if (state.exporting === before && state.exporting) state.exporting.isWaiting = true;
}

/** Stops the export; nothing is saved. */
export function stopExport({ exportStop }: InventoryContext): void {
  exportStop?.abort();
}
