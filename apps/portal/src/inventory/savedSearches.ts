import type { Api, InventoryFilters, InventoryView, Result, SavedSearch } from '@instore/api';
import { ref } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';
import type { Inventory } from './inventoryState.ts';

/** The saved searches of the user [F-07]. */
export function createSavedSearches({
  state,
  api: { inventory },
  toasts,
}: {
  state: Inventory;
  api: Pick<Api, 'inventory'>;
  toasts: Toasts;
}) {
  const writes = new Writes();
  /** Sends a change after the one before it: each answer is the whole list. Returns why it was refused, or nothing. */
  const change = (intent: string, call: (key: string) => Promise<Result<SavedSearch[]>>): Promise<string | undefined> =>
    writes.inOrder('saved searches', intent, async () => {
      const answer = await writes.send(intent, call);
      if (answer?.ok === false) return answer.message ?? SOMETHING_WRONG;
      if (answer) state.saved = ref(answer.data);
      return undefined;
    });
  return {
    /** Reads the saved searches. Without an answer the ones that are shown stay. */
    async readSaved(): Promise<void> {
      const answer = await inventory.getSavedSearches();
      if (answer.ok) state.saved = ref(answer.data);
    },
    /** Saves a search under a name. Returns why it could not be saved. */
    save(name: string, view: InventoryView, filters: InventoryFilters): Promise<string | undefined> {
      const search = { name, view, filters };
      return change(`save ${JSON.stringify(search)}`, (key) => inventory.saveSearch(search, { key }));
    },
    /** Removes a saved search. */
    async removeSaved(name: string): Promise<void> {
      const refusal = await change(`remove ${name}`, (key) => inventory.removeSavedSearch({ name }, { key }));
      if (refusal !== undefined) showFailure(toasts, refusal);
    },
  };
}
