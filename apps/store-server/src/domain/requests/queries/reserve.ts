import { fieldProblem, said } from '../../../base/problems.ts';
import { pairOf, queueForVariants, takeFreeUnits, type Wanted } from '../../stock/index.ts';
import { locationName } from '../../../security/locations.ts';
import type { Tx } from '../../../db/database.ts';
import { canonicalBarcode } from '../../../base/barcode.ts';
import type { CartItem } from './readCart.ts';

/**
 * Reserves units for a whole cart, or for none of it.
 * @throws ProblemError 409 naming the cart line for which the location has too few free units
 */
export async function reserve(tx: Tx, locationId: string, items: CartItem[]): Promise<Map<CartItem, number[]>> {
  const wanted = new Map<string, Required<Wanted>>();
  for (const { variantId, quantity, barcode } of items) {
    const want = wanted.get(variantId) ?? { variantId, count: 0, preferred: [] };
    want.count += quantity;
    if (barcode !== null) want.preferred.push(canonicalBarcode(barcode));
    wanted.set(variantId, want);
  }
  await queueForVariants(tx, locationId, [...wanted.keys()]);
  const taken = await takeFreeUnits(tx, locationId, [...wanted.values()]);

  const reserved = new Map<CartItem, number[]>();
  const given = new Set<number>();
  for (const item of items) {
    const fitting = taken.filter((unit) => unit.variantId === item.variantId);
    if (fitting.length < (wanted.get(item.variantId)?.count ?? 0)) {
      throw await tooFew(tx, locationId, item, fitting.length);
    }
    const rest = fitting.map((unit) => unit.id).filter((id) => !given.has(id));
    const own = rest.slice(0, item.quantity);
    for (const id of own) given.add(id);
    reserved.set(item, own);
  }
  return reserved;
}

async function tooFew(tx: Tx, locationId: string, item: CartItem, left: number) {
  const place = await locationName(tx, locationId);
  const text =
    left === 0
      ? 'No pair of {name}, size {size} is left at {location}.'
      : left === 1
        ? 'Only 1 pair of {name}, size {size} is left at {location}.'
        : 'Only {left} pairs of {name}, size {size} are left at {location}.';
  const message = said(text, { ...pairOf(item), location: place, left: String(left) });
  return fieldProblem(409, 'Not enough pairs', `${item.pointer}/quantity`, message);
}
