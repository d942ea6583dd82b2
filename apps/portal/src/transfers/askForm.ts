import type { Api, CatalogueProduct, Transfer } from '@instore/api';
import { proxy } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { createResource } from '../shared/reads/resource.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import type { Writes } from '../shared/writes/writes.ts';

/** Until when the location holds pairs. */
export interface HoldClosings {
  closings: string[];
  timeZone: string;
}

/** What the person fills in; without a first name the pair is for the shelf. */
export interface AskDraft {
  fromLocationId: string;
  inventoryItemId: string;
  /** The line that waits for the pair; then it is for no first name. */
  lineId: string | undefined;
  firstName: string;
  note: string;
  until: string | undefined;
}

interface AskParts {
  api: Pick<Api, 'inventory' | 'catalogue' | 'storefront'>;
  toasts: Toasts;
  say: SayText;
  locationId: () => string;
  writes: Writes;
}

/** Asks another location for a pair: reads the product and the times, and sends the ask. */
export function createAskForm({ api, toasts, say, locationId, writes }: AskParts) {
  const state = proxy<{ isPending: boolean; error: string | undefined }>({ isPending: false, error: undefined });
  const product = createResource<CatalogueProduct, [{ id: string; locationId: string }]>({
    read: (asked) => api.catalogue.getCatalogueBySKU(asked),
  });
  const times = createResource<HoldClosings, [{ locationId: string }]>({
    read: (at) => api.storefront.getCustomerHoldTimes(at),
  });
  return {
    state,
    product,
    times,
    /** Reads a product by its SKU or id, and until when pairs are held for customers, if the person may hold some. */
    async open(id: string, { mayHold }: { mayHold: boolean }): Promise<void> {
      state.error = undefined;
      const at = { locationId: locationId() };
      await Promise.all([product.load({ id, ...at }), mayHold && times.load(at)]);
    },
    /** Sends the ask. The transfer; undefined if it was refused, with the reason in the form. */
    async send({ firstName, note, until, ...asked }: AskDraft): Promise<Transfer | undefined> {
      const name = firstName.trim();
      const customer = name === '' ? {} : { firstName: name, until };
      const body = { locationId: locationId(), ...asked, ...customer, note: note.trim() || undefined };
      const answer = await writes.sendPending(state, `ask ${JSON.stringify(body)}`, (key) =>
        api.inventory.askForTransfer(body, { key }),
      );
      if (answer === undefined) return undefined;
      if (!answer.ok) {
        state.error = answer.message ?? SOMETHING_WRONG;
        return undefined;
      }
      toasts.positive(say('{location} is asked for it', { location: answer.data.from.name }));
      return answer.data;
    },
  };
}
