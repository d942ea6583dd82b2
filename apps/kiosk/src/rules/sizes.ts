import type { KioskProduct } from '@instore/api';

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

/** The sizes of a product in the customer's system, or in its first one, from small to large. */
export function sizesIn({ variants: { nodes } }: KioskProduct, system: string) {
  const own = nodes.filter(({ sizeSystem }) => sizeSystem === system);
  const shown = own.length > 0 ? own : nodes.filter(({ sizeSystem }) => sizeSystem === nodes[0]?.sizeSystem);
  return shown.map(({ id, title: size, sizeSystem = '', inStock = 0, price }) => ({
    id,
    size,
    sizeSystem,
    inStock,
    price,
  }));
}
