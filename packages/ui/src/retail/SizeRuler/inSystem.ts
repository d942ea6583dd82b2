interface Sized {
  size: string;
  /** "US M", "EU"; "Regular" for garments. */
  sizeSystem: string;
}

/** How many size systems are offered, beside the European one. */
const SYSTEMS_MAX = 3;

/** The size systems of shoes, the most frequent first; EU always, if there are such sizes. Garments have one of their own, which is no choice. */
export function systemsOf(sizes: readonly Sized[]): string[] {
  const counts = new Map<string, number>();
  for (const { sizeSystem } of sizes) {
    if (sizeSystem !== 'Regular') counts.set(sizeSystem, (counts.get(sizeSystem) ?? 0) + 1);
  }
  const systems = [...counts].toSorted(([, one], [, other]) => other - one).map(([system]) => system);
  const first = systems.slice(0, SYSTEMS_MAX);
  return systems.includes('EU') && !first.includes('EU') ? [...first, 'EU'] : first;
}

/** The sizes of a product in a system, or in its first one. */
export function inSystem<Size extends Sized>(sizes: readonly Size[], system: string | undefined): Size[] {
  const own = sizes.filter(({ sizeSystem }) => sizeSystem === system);
  return own.length > 0 ? own : sizes.filter(({ sizeSystem }) => sizeSystem === sizes[0]?.sizeSystem);
}

/** Each size of a system once, from small to large. */
export function allInSystem(sizes: readonly Sized[], system: string): string[] {
  const all = sizes.filter(({ sizeSystem }) => sizeSystem === system).map(({ size }) => size);
  return [...new Set(all)].toSorted((one, other) => Number(one) - Number(other));
}
