import type { CatalogueProduct, CatalogueVariant, KioskProduct, SizeSystem } from '@instore/api';
import type { ProductPair, ProductSummary } from '@instore/ui';

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
    // As the store has it for the open product: without a size there is no price yet.
    price: variants.nodes.length === 0 ? 0 : Math.min(...variants.nodes.map(({ price }) => price)),
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
    price,
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

/** Why a pair is not handed out, in the order in which it is told. */
const obstacles = ['promised', 'checked out', 'on hold', 'missing', 'without a label'] as const;

/** What stands in the way of handing a pair out; a box without a label cannot be told from others. */
function obstacleOf({ barcode, state, missing, onHold }: CatalogueVariant['pairs'][number]) {
  if (state === 'Pending') return 'promised';
  if (state === 'Checked Out') return 'checked out';
  if (missing) return 'missing';
  if (onHold) return 'on hold';
  return barcode === null ? 'without a label' : undefined;
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
  const found = pairs.map(obstacleOf);
  return obstacles
    .map((obstacle) => ({ obstacle, count: found.filter((one) => one === obstacle).length }))
    .flatMap(({ obstacle, count }) => (count === 0 ? [] : [`${count} ${obstacle}`]))
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
