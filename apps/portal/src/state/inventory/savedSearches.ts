import type { InventoryFilters, InventoryView } from '@instore/api';
import { ref } from 'valtio';
import { SOMETHING_WRONG } from '../../rules/texts.ts';
import { showFailure } from '../mechanisms/showFailure.ts';
import type { InventoryContext } from './inventoryFacts.ts';

/** Reads the saved searches of the user [F-07]. Without an answer the ones that are shown stay. */
export async function readSaved({ facts, deps }: InventoryContext): Promise<void> {
  const answer = await deps.api.inventory.getSavedSearches();
  if (answer.ok) facts.saved = ref(answer.data);
}

/** Saves a search under a name. Returns why it could not be saved. */
export async function save(
  { facts, deps }: InventoryContext,
  name: string,
  view: InventoryView,
  filters: InventoryFilters,
): Promise<string | undefined> {
  const answer = await deps.api.inventory.saveSearch({ name, view, filters });
  if (!answer.ok) return answer.message ?? SOMETHING_WRONG;
  facts.saved = ref(answer.data);
  return undefined;
}

/** Removes a saved search. */
export async function removeSaved({ facts, deps }: InventoryContext, name: string): Promise<void> {
  const answer = await deps.api.inventory.removeSavedSearch({ name });
  if (answer.ok) facts.saved = ref(answer.data);
  else showFailure(deps.toasts, answer.message);
}
