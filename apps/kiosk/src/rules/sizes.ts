import type { KioskProduct } from '@instore/api';

type Variants = KioskProduct['variants']['nodes'];

/** The size systems of shoes that products use, the most frequent first. Garments have one of their own. */
export function systemsOf(products: readonly KioskProduct[]): string[] {
  const counts = new Map<string, number>();
  for (const { sizeSystem } of products.flatMap(({ variants }) => variants.nodes)) {
    if (sizeSystem !== undefined && sizeSystem !== 'Regular') counts.set(sizeSystem, (counts.get(sizeSystem) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([system]) => system)
    .slice(0, 3);
}

/** All sizes of a system, from small to large. */
export function sizesOf(products: readonly KioskProduct[], system: string): string[] {
  const all = products.flatMap(({ variants }) => variants.nodes).filter(({ sizeSystem }) => sizeSystem === system);
  return [...new Set(all.map(({ title }) => title))].toSorted((one, other) => Number(one) - Number(other));
}

/** The variants of a product in the customer's system, or in its first one. */
export function variantsIn({ variants }: KioskProduct, system: string): Variants {
  const own = variants.nodes.filter(({ sizeSystem }) => sizeSystem === system);
  const [first] = variants.nodes;
  return own.length > 0 ? own : variants.nodes.filter(({ sizeSystem }) => sizeSystem === first?.sizeSystem);
}

/** What a card shows: the customer's size, or the first size in stock; and the nearest sizes if it is sold out. */
export function cardSize(product: KioskProduct, system: string, size: string | undefined) {
  const all = variantsIn(product, system);
  const chosen = all.find(({ title }) => title === size) ?? all.find(({ inStock = 0 }) => inStock > 0) ?? all[0];
  const at = chosen ? all.indexOf(chosen) : -1;
  const smaller = all.slice(0, Math.max(at, 0)).findLast(({ inStock = 0 }) => inStock > 0);
  const larger = all.slice(at + 1).find(({ inStock = 0 }) => inStock > 0);
  return {
    size: { size: chosen?.title ?? '', inStock: chosen?.inStock ?? 0 },
    nearest: [smaller, larger].flatMap((each) => (each ? [each.title] : [])),
    price: chosen?.price ?? 0,
  };
}
