import type { CatalogueProduct, CatalogueVariant, KioskProduct } from '@instore/api';
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
  const sizes = variants.nodes.map((variant) => ({ size: variant.title, quantity: variant.inStock ?? 0 }));
  return {
    name: title,
    colourway: colourway ?? { name: vendor, swatches: [] },
    price: Math.min(...variants.nodes.map(({ price }) => price)),
    sku: sku ?? null,
    imageUrl: featuredImage.url,
    inStore: sizes.reduce((sum, { quantity }) => sum + quantity, 0),
    sizes,
  };
}

/** The open product. */
export function summaryOfProduct({ name, sku, colourway, images, price, variants }: CatalogueProduct): ProductSummary {
  const sizes = variants.map(({ size, inStock }) => ({ size, quantity: inStock }));
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

const zones = { floor: 'Sales floor', stockroom: 'Stockroom' } as const;

/** Pairs of a size that can be handed out here; a box without a label cannot be told from others. */
export function freePairs({ pairs }: CatalogueVariant): ProductPair[] {
  return pairs.flatMap(({ barcode, state, missing, bin, zone }) =>
    barcode === null || state !== 'Checked In' || missing
      ? []
      : [{ barcode, bin: bin ?? 'In no bin', place: zone === null ? 'In this store' : zones[zone] }],
  );
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
