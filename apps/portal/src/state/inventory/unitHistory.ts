import { ref } from 'valtio';
import { SOMETHING_WRONG } from '../../rules/texts.ts';
import type { InventoryContext } from './inventoryFacts.ts';

/** Shows the history of a unit by its barcode, or of none [Z-10]. */
export async function showHistory({ facts, deps }: InventoryContext, barcode: string | undefined): Promise<void> {
  facts.history = barcode === undefined ? undefined : { barcode, events: undefined, error: undefined };
  if (barcode === undefined) return;
  const answer = await deps.api.inventory.getUnitHistory({ barcode, locationId: deps.locationId() });
  // Another unit was chosen meanwhile.
  if (facts.history?.barcode !== barcode) return;
  if (answer.ok) facts.history.events = ref(answer.data);
  else facts.history.error = answer.message ?? SOMETHING_WRONG;
}
