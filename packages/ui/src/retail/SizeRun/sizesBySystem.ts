import type { SizeStock } from './SizeRun.tsx';

/** The sizes of one system, from small to large. */
export interface SystemSizes {
  /** `undefined` if the sizes name no system. */
  system: string | undefined;
  sizes: SizeStock[];
}

/**
 * Groups sizes by their system, in the order in which the systems appear. Sizes that name no system belong to `only`.
 */
export function sizesBySystem(sizes: readonly SizeStock[], only?: string): SystemSizes[] {
  const groups = new Map<string | undefined, SizeStock[]>();
  for (const stock of sizes) {
    const system = stock.system ?? only;
    groups.set(system, [...(groups.get(system) ?? []), stock]);
  }
  return [...groups].map(([system, own]) => ({ system, sizes: own }));
}
