import * as make from './support.ts';
import { apiOf, deferred, recordToasts, refused } from './support.ts';
import { createInventory } from '../src/inventory/inventory.ts';
import type { WantedUnit } from '../src/requests/unitLookup.ts';
import type { CartLine } from '../src/requests/cartLines.ts';

export type Api = Parameters<typeof createInventory>[0]['api'];

export const fell = make.catalogueProduct({
  variants: [
    make.catalogueVariant({ inventoryItemId: 'M9', size: '9', sizeSystem: 'US M' }),
    make.catalogueVariant({ inventoryItemId: 'W9', size: '9', sizeSystem: 'US W', price: 170 }),
  ],
});

/** The store's products with calls that the test answers. */
export function setUp(
  calls: {
    search?: Api['inventory']['searchInventory'];
    open?: Api['catalogue']['getCatalogueBySKU'];
    picture?: Api['catalogue']['downloadS3ImageUrl'];
    sizes?: Api['consignee']['getConsigneeSizes'];
  } & Partial<
    Pick<
      Api['inventory'],
      'getInventoryBrands' | 'exportInventory' | 'saveSearch' | 'removeSavedSearch' | 'getSavedSearches'
    >
  >,
) {
  const heard = recordToasts();
  const files: string[] = [];
  const wanted: WantedUnit[] = [];
  const added: { line: CartLine; at: string | undefined }[] = [];
  const place = { location: 'loc-1', cart: 'cart-1' };
  const answers: Awaited<ReturnType<Parameters<typeof createInventory>[0]['lookUp']>>[] = [];
  const pauses: { ms: number; end: (nothing: void) => void }[] = [];
  const inventory = createInventory({
    api: apiOf({
      inventory: calls.search ? { ...calls, searchInventory: calls.search } : calls,
      consignee: { getConsigneeSizes: calls.sizes },
      catalogue: {
        getCatalogueBySKU: calls.open,
        downloadS3ImageUrl: calls.picture ?? (() => Promise.resolve(refused(404, 'No', 'not-found') as never)),
      },
    }),
    locationId: () => place.location,
    cart: { add: (line, at) => void added.push({ line, at }), openKey: () => place.cart },
    toasts: heard.toasts,
    lookUp: (_location, pair) => {
      wanted.push(pair);
      const line = { inventoryLineItemId: pair.inventoryItemId } as CartLine;
      return Promise.resolve(answers.shift() ?? { line });
    },
    personName: () => 'Maren Okafor',
    saveFile: (_file, name) => void files.push(name),
    pause(ms) {
      const { promise, resolve } = deferred<void>();
      pauses.push({ ms, end: resolve });
      return promise;
    },
  });
  return { ...inventory, heard, files, wanted, added, place, answers, pauses };
}
