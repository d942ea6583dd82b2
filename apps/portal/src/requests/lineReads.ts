import type { Api, LineStatus, RequestLine, Sale } from '@instore/api';
import { objectsOf } from '../shared/lines/notifiedObjects.ts';
import { createResource } from '../shared/reads/resource.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { findInPages } from './findInPages.ts';
import type { RequestLines } from './linesList.ts';

/** The lists of the location, in the order in which an object is looked for. */
const LISTS: readonly LineStatus[] = ['3', '2', '1'];

/** Whether a notification is about a line: its object is the request, the try-on request or the barcode. */
const isAbout = (line: RequestLine, objectId: string): boolean => objectsOf(line).some(({ id }) => id === objectId);

/** The reads of the panel of a line. */
export function createLineReads({
  state,
  api,
  toasts,
  say,
  locationId,
}: {
  state: RequestLines;
  api: Pick<Api, 'storefront' | 'inventory'>;
  toasts: Toasts;
  say: SayText;
  locationId: () => string;
}) {
  const { storefront, inventory } = api;
  return {
    /** The associates of the location, to whom a line can be handed. */
    colleagues: createResource({ read: () => storefront.getColleagues({ locationId: locationId() }) }),
    /** The delivery spots of the location. */
    spots: createResource({ read: () => storefront.getDeliverySpots({ locationId: locationId() }) }),
    /** The nearest sizes of a variant. */
    nearestSizes: createResource({
      read: (inventoryItemId: string) => inventory.getNearestSizes({ inventoryItemId, locationId: locationId() }),
    }),
    /** Reads which pairs a sale would sell; the message of a refusal belongs to the order number [Z-12]. */
    async readSale(lineId: string, orderNumber: string): Promise<Sale | string> {
      const answer = await storefront.getSale({ locationId: locationId(), lineId, orderNumber });
      return answer.ok ? answer.data : (answer.message ?? say('Something went wrong'));
    },
    /**
     * Finds the line of a notification's object in the lists of the location [N-05]. Undefined if it is in none, or if a
     * list cannot be read, which is shown.
     */
    async findObject(objectId: string): Promise<{ line: RequestLine; status: LineStatus } | undefined> {
      const shown = state.order.map((id) => state.byId[id]).find((line) => line && isAbout(line, objectId));
      if (shown) return { line: shown, status: state.status };
      const listed = { locationId: locationId(), whose: 'all' } as const;
      // Twice: a line that goes to another page or list while they are read is in none of the first pages.
      for (const status of [...LISTS, ...LISTS]) {
        const found = await findInPages(
          (part) => storefront.getShoesizeLines({ ...listed, status, ...part }),
          (line) => isAbout(line, objectId),
        );
        if (!found.ok) {
          showFailure(toasts, found.message);
          return undefined;
        }
        if (found.data) return { line: found.data, status };
      }
      return undefined;
    },
  };
}
