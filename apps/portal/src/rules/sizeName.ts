/** A size as it is spoken of: "US W 9"; garments count in nothing that anybody would name: "XL". */
export function sizeName({ size, sizeSystem }: { size: string; sizeSystem: string }): string {
  return sizeSystem === 'Regular' ? size : `${sizeSystem} ${size}`;
}
