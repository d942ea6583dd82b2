import type { Api, PairAtLocation, RequestLine, TryoutLine, VariantAtLocation } from '@instore/api';
import { DEFAULT_LINE_STATUS } from '@instore/api';
import type { CartLine } from './cartLines.ts';
import type { PortalText } from '../shared/texts/portalText.ts';

/** What is known of a unit before its barcode is looked up. */
export interface WantedUnit {
  inventoryItemId: string;
  lineId?: string | undefined;
  productName?: string | undefined;
  sku: string | null;
  size: string;
  price: number;
  requestedBy: string;
  tryOutItem: boolean;
  imageUrl?: string | undefined;
  brand?: string | undefined;
  colourway?: CartLine['colourway'];
  sizeSystem?: CartLine['sizeSystem'];
}

/** A line for the cart, or why there is none. `warning: undefined`: the server gave no reason, which is an error. */
export type UnitLookup = { line: CartLine } | { warning: string | undefined };

/** The cart line of a unit, with the name and picture that the store has for it. */
export function cartLineOf(
  unit: WantedUnit,
  found: Pick<VariantAtLocation, 'name' | 'images' | 'product'>,
  barcode: string,
): CartLine {
  const { product } = found;
  return {
    inventoryLineItemId: unit.inventoryItemId,
    name: found.name,
    style: unit.sku,
    imageUrl: found.images[0]?.src ?? unit.imageUrl ?? '',
    size: unit.size,
    price: unit.price,
    status: DEFAULT_LINE_STATUS,
    requestedBy: unit.requestedBy,
    tryOutItem: unit.tryOutItem,
    barcode,
    quantity: 1,
    lineIds: unit.lineId === undefined ? undefined : [unit.lineId],
    brand: unit.brand ?? product?.brand,
    colourway: unit.colourway ?? product?.colourway,
    sizeSystem: unit.sizeSystem ?? product?.sizeSystem,
  };
}

/**
 * Looks up a unit that is available [K-06]. Without a barcode the warning is 'No quantity available!', for 400 and 404
 * it is the server's message; any other failure has no warning [K-08].
 */
export async function lookUpUnit(
  api: Pick<Api, 'consignee'>,
  locationId: string,
  unit: WantedUnit,
): Promise<UnitLookup> {
  const answer = await api.consignee.getVariantAtLocation({ locationId, inventoryItemId: unit.inventoryItemId });
  if (answer.ok) {
    const { barcode } = answer.data;
    return barcode
      ? { line: cartLineOf(unit, answer.data, barcode) }
      : { warning: 'No quantity available!' satisfies PortalText };
  }
  const hasReason = answer.status === 400 || answer.status === 404;
  return { warning: hasReason ? answer.message : undefined };
}

/** The unit of a try-on line: the kiosk requested it, and the cart line keeps the line's id. */
export function unitOfTryout(line: TryoutLine): WantedUnit {
  return { ...line, requestedBy: `Kiosk ${line.name}`, tryOutItem: true };
}

/** The unit of a scanned box. */
export function unitOfPair(pair: PairAtLocation, requestedBy: string): WantedUnit {
  const { inventoryItemId, sku, size, price, brand, colourway, sizeSystem } = pair;
  return { inventoryItemId, sku, size, price, brand, colourway, sizeSystem, requestedBy, tryOutItem: false };
}

/** The unit of an accepted line. */
export function unitOfRequestLine(line: RequestLine): WantedUnit {
  return line;
}
