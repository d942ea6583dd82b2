import type { CatalogueProduct, CatalogueVariant, KioskProduct, SizeSystem } from '@instore/api';
import type { ProductPair, ProductSummary } from '@instore/ui';
import { obstacleOf } from '../../rules/obstacleOf.ts';

/** A product of the list as its row shows it. */
export function summaryOfFound({
  title,
  sku,
  vendor,
  colourway,
  featuredImage,
  variants,
}: KioskProduct): ProductSummary {
  const sizes = variants.nodes.map((variant) => ({
    size: variant.title,
    quantity: variant.inStock ?? 0,
    ...(variant.sizeSystem && { system: variant.sizeSystem }),
  }));
  return {
    name: title,
    colourway: colourway ?? { name: vendor, swatches: [] },
    // What comes in no size yet has no price.
    ...(variants.nodes.length > 0 && { price: Math.min(...variants.nodes.map(({ price }) => price)) }),
    sku: sku ?? null,
    imageUrl: featuredImage.url,
    inStore: sizes.reduce((sum, { quantity }) => sum + quantity, 0),
    sizes,
  };
}

/** The open product. */
export function summaryOfProduct({ name, sku, colourway, images, price, variants }: CatalogueProduct): ProductSummary {
  const sizes = variants.map(({ size, sizeSystem, inStock }) => ({ size, quantity: inStock, system: sizeSystem }));
  return {
    name,
    colourway,
    ...(variants.length > 0 && { price }),
    sku,
    imageUrl: images[0]?.src ?? '',
    inStore: sizes.reduce((sum, { quantity }) => sum + quantity, 0),
    sizes,
  };
}

/**
 * The size that is meant. A figure alone means one only where no other system has it too: 9 of men and 9 of women are
 * different pairs, and nobody may get the wrong one.
 */
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

/** Of which system the sizes are shown; '' where there are none. */
export function shownSystem(
  { variants }: CatalogueProduct,
  chosen: CatalogueVariant | undefined,
  system: SizeSystem | undefined,
): SizeSystem | '' {
  const wanted = chosen ?? variants.find(({ sizeSystem }) => sizeSystem === system) ?? variants[0];
  return wanted?.sizeSystem ?? '';
}

/** "EU 42.5": the same size in the other system that people ask for. */
export function otherSizeOf({ euSize, sizeSystem }: CatalogueVariant): string | undefined {
  return euSize === null || sizeSystem === 'EU' ? undefined : `EU ${euSize}`;
}

const zones = { floor: 'Sales floor', stockroom: 'Stockroom' } as const;

/** The reasons in the order in which they are counted up. */
const reasons = ['promised', 'checked out', 'on hold', 'missing', 'without a label'] as const;

/** Why a pair is not handed out; a box without a label cannot be told from others. */
function reasonOf(pair: CatalogueVariant['pairs'][number]) {
  return obstacleOf(pair) ?? (pair.barcode === null ? 'without a label' : undefined);
}

/** Pairs of a size that can be handed out here. */
export function freePairs({ pairs }: CatalogueVariant): ProductPair[] {
  return pairs.flatMap((pair) => {
    const { barcode, bin, zone } = pair;
    return barcode === null || obstacleOf(pair)
      ? []
      : [{ barcode, bin: bin ?? 'In no bin', place: zone === null ? 'In this store' : zones[zone] }];
  });
}

/** "2 promised, 1 on hold": the other pairs of a size that are this location's; '' without any. */
export function takenPairs({ pairs }: CatalogueVariant): string {
  const found = pairs.map(reasonOf);
  return reasons
    .map((reason) => ({ reason, count: found.filter((one) => one === reason).length }))
    .flatMap(({ reason, count }) => (count === 0 ? [] : [`${count} ${reason}`]))
    .join(', ');
}

/** "Bedford Avenue 2, Harlem 1": the other locations that have the size. */
export function elsewhere({ locations }: CatalogueProduct, { availability }: CatalogueVariant): string {
  return availability
    .flatMap(({ locationId, inStock }) => {
      const location = locations.find(({ id }) => id === locationId);
      return !location || location.inUse || inStock === 0 ? [] : [`${location.name} ${inStock}`];
    })
    .join(', ');
}
