import { readBarcodes, type ReadResult, type ReaderOptions } from 'zxing-wasm/reader';

/** The symbologies of retail goods and of the store's own labels. */
const OPTIONS = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128'],
  // No label is printed white on black.
  tryInvert: false,
  // More labels than a picture holds are more than a person aims at.
  maxNumberOfSymbols: 8,
} satisfies ReaderOptions;

/** Reads all barcodes of a picture, the one nearest to its middle first. A UPC-E is returned as the EAN-13 it stands for. */
export async function readPicture(picture: ImageData): Promise<string[]> {
  const found = await readBarcodes(picture, OPTIONS);
  const middle = { x: picture.width / 2, y: picture.height / 2 };
  return found.toSorted((one, other) => distance(one, middle) - distance(other, middle)).map(({ text }) => text);
}

function distance({ position }: ReadResult, middle: { x: number; y: number }): number {
  const { topLeft, bottomRight } = position;
  return Math.hypot((topLeft.x + bottomRight.x) / 2 - middle.x, (topLeft.y + bottomRight.y) / 2 - middle.y);
}
