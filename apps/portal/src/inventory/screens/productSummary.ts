import type { CatalogueProduct, CatalogueVariant, InventoryProduct, LastSeen, SizeSystem } from '@instore/api';
import {
  type ProductColourway,
  type ProductElsewhere,
  type ProductPair,
  type ProductSummary,
  nearestSizes,
} from '@instore/ui';
import { obstacleOf } from '../../shared/units/obstacleOf.ts';
import { ZONES } from '../zones.ts';
import type { PortalText, SayText } from '../../shared/texts/portalText.ts';

/** The summary of a product of the list. */
export function summaryOfFound({ title, sku, colourway, imageUrl, inStock, sizes }: InventoryProduct): ProductSummary {
  return {
    name: title,
    colourway,
    // A product without sizes has no price yet.
    price: sizes.length > 0 ? Math.min(...sizes.map(({ price }) => price)) : undefined,
    sku,
    imageUrl,
    inStore: inStock,
    sizes: sizes.map(({ size, sizeSystem, inStock: quantity }) => ({ size, quantity, system: sizeSystem })),
  };
}

/** The summary of the open product. */
export function summaryOfProduct({ name, sku, colourway, images, price, variants }: CatalogueProduct): ProductSummary {
  const sizes = variants.map(({ size, sizeSystem, inStock }) => ({ size, quantity: inStock, system: sizeSystem }));
  return {
    name,
    colourway,
    price: variants.length > 0 ? price : undefined,
    sku,
    imageUrl: images[0]?.src ?? '',
    inStore: sizes.reduce((sum, { quantity }) => sum + quantity, 0),
    sizes,
  };
}

/** The chosen size. Without a system it is undefined if two systems have it: a men's 9 and a women's 9 differ. */
export function chosenVariant(
  { variants }: CatalogueProduct,
  size: string | undefined,
  system: SizeSystem | undefined,
): CatalogueVariant | undefined {
  const [first, second] = variants.filter(
    (one) => one.size === size && (system === undefined || one.sizeSystem === system),
  );
  return second ? undefined : first;
}

/** The system of the shown sizes; '' if there are none. */
export function shownSystem(
  { variants }: CatalogueProduct,
  chosen: CatalogueVariant | undefined,
  system: SizeSystem | undefined,
): SizeSystem | '' {
  const wanted = chosen ?? variants.find(({ sizeSystem }) => sizeSystem === system) ?? variants[0];
  return wanted?.sizeSystem ?? '';
}

/** The same size in the EU system, e.g. "EU 42.5". */
export function otherSizeOf({ euSize, sizeSystem }: CatalogueVariant): string | undefined {
  return euSize === null || sizeSystem === 'EU' ? undefined : `EU ${euSize}`;
}

/** Why units are unavailable, in the order in which the reasons are shown. */
const TAKEN = {
  reserved: '{count} reserved',
  'checked out': '{count} checked out',
  'on hold': '{count} on hold',
  missing: '{count} missing',
  'without a label': '{count} without a label',
} as const satisfies Record<string, PortalText>;

const reasons = Object.keys(TAKEN) as (keyof typeof TAKEN)[];

/** Why a unit is unavailable; a unit without a label cannot be identified. */
function reasonOf(pair: CatalogueVariant['pairs'][number]) {
  return obstacleOf(pair) ?? (pair.barcode === null ? 'without a label' : undefined);
}

/** Units of a size that are available here. @param sayLastSeen says when one was seen last */
export function freePairs(
  say: SayText,
  { pairs }: CatalogueVariant,
  sayLastSeen: (lastSeen: LastSeen | undefined) => string | undefined = () => undefined,
): ProductPair[] {
  return pairs.flatMap((pair) => {
    const { barcode, bin, shelf, zone, consigned } = pair;
    return barcode === null || obstacleOf(pair)
      ? []
      : [
          {
            barcode,
            bin: bin ?? say('No bin'),
            place: say(zone === null ? 'In this store' : ZONES[zone]),
            shelf: shelf ?? undefined,
            seen: sayLastSeen(pair.lastSeen),
            isConsigned: consigned,
          },
        ];
  });
}

/** The unavailable units of a size by reason, e.g. "2 reserved, 1 on hold"; '' if there are none. */
export function takenPairs(say: SayText, { pairs }: CatalogueVariant): string {
  const found = pairs.map(reasonOf);
  return reasons
    .map((reason) => ({ reason, count: found.filter((one) => one === reason).length }))
    .flatMap(({ reason, count }) => (count === 0 ? [] : [say(TAKEN[reason], { count })]))
    .join(', ');
}

/** The other locations that have the size. */
export function elsewhere({ locations }: CatalogueProduct, { availability }: CatalogueVariant): ProductElsewhere[] {
  return availability.flatMap(({ locationId, inStock }) => {
    const location = locations.find(({ id }) => id === locationId);
    return !location || location.inUse || inStock === 0
      ? []
      : [{ id: locationId, name: location.name, quantity: inStock }];
  });
}

/** The size to offer instead of a sold-out one: the nearest in stock; of two as near, the one with more pairs. */
export function nearestInStock(
  { variants }: CatalogueProduct,
  { size, sizeSystem }: CatalogueVariant,
): CatalogueVariant | undefined {
  const sizes = variants
    .filter((one) => one.sizeSystem === sizeSystem)
    .map((variant) => ({ size: variant.size, quantity: variant.inStock, variant }));
  // The sizes of garments are no numbers: the neighbours are as near.
  const distanceTo = (other: string) => Math.abs(Number(other) - Number(size)) || 0;
  const [nearest] = nearestSizes(sizes, size).toSorted(
    (a, b) => distanceTo(a.size) - distanceTo(b.size) || b.quantity - a.quantity,
  );
  return nearest?.variant;
}

/** The colourways of the style; SKU or id opens one. */
export function colourwaysOf({ colourways }: CatalogueProduct): ProductColourway[] {
  return colourways.map(({ id, sku, colourway, imageUrl, inStock }) => ({
    id: sku ?? id,
    name: colourway.name,
    imageUrl,
    quantity: inStock,
  }));
}
