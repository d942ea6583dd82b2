import type { Api } from '@instore/api';
import { obstacleOf, type Obstacle } from '../shared/units/obstacleOf.ts';
import { sizeName } from '../shared/format/sizeName.ts';
import type { RequestCartStore } from './requestCart.ts';
import { cartLineOf, unitOfPair } from './unitLookup.ts';

/** The pair that was added, e.g. "Halden Court 82, US M 10.5", or why none was. */
export type ScanOutcome =
  | { added: string }
  | { obstacle: Obstacle | 'in the cart' }
  /** The barcode could not be looked up: the server's message, if it gave one. */
  | { message: string | undefined };

/** Adds the pair of a scanned box to the request cart that is open at the scan. */
export async function scanIntoCart(
  {
    api,
    locationId,
    cart,
    personName,
  }: {
    api: Pick<Api, 'inventory'>;
    locationId: () => string;
    cart: Pick<RequestCartStore, 'state' | 'add' | 'openKey'>;
    /** Name of the user, who requests the pair. */
    personName: () => string;
  },
  barcode: string,
): Promise<ScanOutcome> {
  const cartKey = cart.openKey();
  const answer = await api.inventory.getPair({ barcode, locationId: locationId() });
  if (!answer.ok) return { message: answer.message };
  const pair = answer.data;
  if (cart.state.lines.some((line) => line.barcode === pair.barcode)) return { obstacle: 'in the cart' };
  const obstacle = obstacleOf(pair);
  if (obstacle) return { obstacle };
  const found = { name: pair.productName, images: [{ src: pair.imageUrl }] };
  cart.add(cartLineOf(unitOfPair(pair, personName()), found, pair.barcode), cartKey);
  return { added: `${pair.productName}, ${sizeName(pair)}` };
}
