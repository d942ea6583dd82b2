/**
 * A barcode has left the view when no picture shows it for this time, in ms. A reflection, a shaking hand or a lens that
 * focuses hides a barcode for some tenths of a second; to put a box away and hold the next one takes longer.
 */
export const OUT_OF_VIEW_MS = 1000;

/** Decides which of the barcodes that the camera sees is a new scan. */
export interface Sightings {
  /**
   * Adds what one picture shows.
   *
   * @param barcodes in the picture, the one nearest to its middle first
   * @param at time of the picture, ms
   * @returns the barcode that is scanned with this picture
   */
  see: (barcodes: readonly string[], at: number) => string | undefined;
}

/**
 * Only the barcode nearest to the middle is scanned, when two pictures in a row show it: a single reading can have a
 * wrong digit. A scanned barcode is scanned again only after it has left the view. It is never repeated while it stays:
 * a box in front of a lying tablet is one scan, and no two pairs have the same barcode.
 */
export function createSightings(): Sightings {
  let candidate: string | undefined;
  /** When each scanned barcode was last in view. */
  const inView = new Map<string, number>();
  return {
    see(barcodes, at) {
      for (const [barcode, seenAt] of inView) {
        if (barcodes.includes(barcode)) inView.set(barcode, at);
        else if (at - seenAt >= OUT_OF_VIEW_MS) inView.delete(barcode);
      }
      const [nearest] = barcodes;
      const isNew = nearest !== undefined && nearest === candidate && !inView.has(nearest);
      candidate = nearest;
      if (!isNew) return undefined;
      inView.set(nearest, at);
      return nearest;
    },
  };
}
