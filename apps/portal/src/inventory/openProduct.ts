import type { Api, CatalogueProduct } from '@instore/api';
import { ref } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { createTurns } from '../shared/reads/turns.ts';
import { type Inventory, NO_PRODUCT } from './inventoryState.ts';

/** Whether a SKU or id names the product. */
const isProduct = ({ id, sku }: Pick<CatalogueProduct, 'id' | 'sku'>, name: string): boolean =>
  id === name || sku?.toUpperCase() === name.toUpperCase();

/** The open product. */
export function createOpenProduct({
  state,
  api,
  locationId,
}: {
  state: Inventory;
  api: Pick<Api, 'catalogue'>;
  locationId: () => string;
}) {
  const { begin } = createTurns();
  /** Id of the location at which the open product is read. */
  let openedAt = '';

  /** Reads the present address of the open product's picture. */
  const readPicture = async (stored: string): Promise<void> => {
    // A complete address needs no other.
    if (stored === '' || URL.canParse(stored)) return;
    const opened = state.open;
    const answer = await api.catalogue.downloadS3ImageUrl({ path: stored });
    if (answer.ok && state.open === opened) opened.picture = { stored, url: answer.data.url };
  };

  return {
    /** Opens a product by its SKU or id; '' closes the open one. */
    async open(sku: string): Promise<void> {
      const isLatest = begin();
      const place = locationId();
      // At another location the product has other units.
      const shown = openedAt === place ? state.open.product : undefined;
      // The product stays on screen while it, or another colourway of it, is read.
      const kept = shown && [shown, ...shown.colourways].some((one) => isProduct(one, sku)) ? shown : undefined;
      openedAt = place;
      const { picture } = state.open;
      state.open = { ...NO_PRODUCT, sku, product: kept, picture: kept && picture, isLoading: sku !== '' };
      if (sku === '') return;
      const answer = await api.catalogue.getCatalogueBySKU({ id: sku, locationId: place });
      if (!isLatest()) return;
      if (answer.ok) {
        const stored = answer.data.images[0]?.src ?? '';
        const known = picture?.stored === stored ? picture : undefined;
        state.open = { ...NO_PRODUCT, sku, product: ref(answer.data), picture: known };
        if (!known) void readPicture(stored);
        return;
      }
      const isMissing = answer.kind === 'not-found' || answer.kind === 'invalid';
      const product = isMissing || !kept || !isProduct(kept, sku) ? undefined : kept;
      const error = answer.message ?? SOMETHING_WRONG;
      state.open = { ...NO_PRODUCT, sku, product, picture: product && picture, isMissing, error };
    },
  };
}
