import type { SizeStock } from './SizeRun.tsx';

/** The sizes of one system, in the order of the shelf. */
export interface SystemSizes {
  /** `undefined` where nobody says what the figures count in. */
  system: string | undefined;
  sizes: SizeStock[];
}

/**
 * Sizes by what they count in, in the order in which the systems come: within one, a figure is one size. Sizes that
 * name no system count in `only`.
 */
export function sizesBySystem(sizes: readonly SizeStock[], only?: string): SystemSizes[] {
  const groups = new Map<string | undefined, SizeStock[]>();
  for (const stock of sizes) {
    const system = stock.system ?? only;
    groups.set(system, [...(groups.get(system) ?? []), stock]);
  }
  return [...groups].map(([system, own]) => ({ system, sizes: own }));
}
