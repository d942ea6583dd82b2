import type { KioskSize } from '../KioskProduct/KioskProduct.tsx';

/** A featured product; the screen shows each in another of its sizes. */
export interface AttractProduct {
  id: string;
  name: string;
  /** From small to large, each with its price. */
  sizes: readonly (KioskSize & { price: number })[];
  imageUrl: string;
  colourway: { name: string; swatches: readonly string[] };
}

/** The sizes on the stage and on the wall, where the product has them: each place shows another. */
const SHOWN_SIZES = ['10.5', '9', '11.5', '7', '8.5', '12'];

/** What a place shows: its own size, or one that the product has in stock. */
export function shownAt({ sizes }: AttractProduct, place: number) {
  return sizes.find(({ size }) => size === SHOWN_SIZES[place]) ?? sizes.find(({ inStock }) => inStock > 0) ?? sizes[0];
}

/** The most products that take turns on the stage, and the products of the wall. */
const [TURNS_MAX, WALL] = [5, 5];

/** The products of the wall, and those that take turns on the stage. */
export function placesOf(products: readonly AttractProduct[]) {
  const wall = products.slice(1, 1 + WALL);
  return { wall, stage: [...products.slice(0, 1), ...products.slice(1 + WALL)].slice(0, TURNS_MAX) };
}
