import type { Api, RequestLine, TryoutLine, VariantAtLocation } from '@instore/api';
import { DEFAULT_LINE_STATUS } from '@instore/api';
import type { CartLine } from './requestCart.ts';

/** What is known of a pair before its barcode is looked up. */
export interface WantedPair {
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

/** A pair for the cart, or why there is none. `undefined`: the server gave no reason, which is an error. */
export type Lookup = { line: CartLine } | { warning: string | undefined };

function cartLineOf(pair: WantedPair, found: VariantAtLocation, barcode: string): CartLine {
  const { product } = found;
  return {
    inventoryLineItemId: pair.inventoryItemId,
    name: found.name,
    style: pair.sku,
    imageUrl: found.images[0]?.src ?? pair.imageUrl ?? '',
    size: pair.size,
    price: pair.price,
    status: DEFAULT_LINE_STATUS,
    requestedBy: pair.requestedBy,
    tryOutItem: pair.tryOutItem,
    barcode,
    quantity: 1,
    ...(pair.lineId !== undefined && { lineIds: [pair.lineId] }),
    brand: pair.brand ?? product?.brand,
    colourway: pair.colourway ?? product?.colourway,
    sizeSystem: pair.sizeSystem ?? product?.sizeSystem,
  };
}

/**
 * Looks up a pair that can be handed out [K-06]. Without a barcode the warning is 'No quantity available!', for 400 and
 * 404 it is the server's message; any other failure has no warning [K-08].
 */
export async function lookUp(api: Pick<Api, 'consignee'>, locationId: string, pair: WantedPair): Promise<Lookup> {
  const answer = await api.consignee.getVariantAtLocation({ locationId, inventoryItemId: pair.inventoryItemId });
  if (answer.ok) {
    const { barcode } = answer.data;
    return barcode ? { line: cartLineOf(pair, answer.data, barcode) } : { warning: 'No quantity available!' };
  }
  const isTold = answer.status === 400 || answer.status === 404;
  return { warning: isTold ? answer.message : undefined };
}

/** A line of a kiosk request as the cart wants it; the kiosk is who asked, and the pair keeps its line number. */
export function pairOfTryout(line: TryoutLine): WantedPair {
  return { ...line, requestedBy: `Kiosk ${line.name}`, tryOutItem: true };
}

/** An accepted line of the list as the cart wants it. */
export function pairOfRequestLine(line: RequestLine): WantedPair {
  return line;
}
