/** A size with its system, e.g. "US W 9"; sizes of garments have no system: "XL". */
export function sizeName({ size, sizeSystem }: { size: string; sizeSystem: string }): string {
  return sizeSystem === 'Regular' ? size : `${sizeSystem} ${size}`;
}
