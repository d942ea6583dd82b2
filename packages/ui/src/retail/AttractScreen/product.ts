/** A featured product in one size. */
export interface AttractProduct {
  id: string;
  name: string;
  size: string;
  price: number;
  imageUrl: string;
  colourway: { name: string; swatches: readonly string[] };
}
