import type { InventoryFilters, InventoryView, Result, SavedSearch } from '@instore/api';
import { ref } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import type { InventoryContext } from './inventoryState.ts';

/** Reads the saved searches of the user [F-07]. Without an answer the ones that are shown stay. */
export async function readSaved({ state, deps }: InventoryContext): Promise<void> {
  const answer = await deps.api.inventory.getSavedSearches();
  if (answer.ok) state.saved = ref(answer.data);
}

/** Sends a change after the one before it: each answer is the whole list. Returns why it was refused, or nothing. */
function change(
  { state, writes }: InventoryContext,
  intent: string,
  call: (key: string) => Promise<Result<SavedSearch[]>>,
): Promise<string | undefined> {
  return writes.inOrder('saved searches', intent, async () => {
    const answer = await writes.send(intent, call);
    if (answer?.ok === false) return answer.message ?? SOMETHING_WRONG;
    if (answer) state.saved = ref(answer.data);
    return undefined;
  });
}

/** Saves a search under a name. Returns why it could not be saved. */
export function save(
  context: InventoryContext,
  name: string,
  view: InventoryView,
  filters: InventoryFilters,
): Promise<string | undefined> {
  const search = { name, view, filters };
  const { inventory } = context.deps.api;
  return change(context, `save ${JSON.stringify(search)}`, (key) => inventory.saveSearch(search, { key }));
}

/** Removes a saved search. */
export async function removeSaved(context: InventoryContext, name: string): Promise<void> {
  const { api, toasts } = context.deps;
  const refusal = await change(context, `remove ${name}`, (key) => api.inventory.removeSavedSearch({ name }, { key }));
  if (refusal !== undefined) showFailure(toasts, refusal);
}
