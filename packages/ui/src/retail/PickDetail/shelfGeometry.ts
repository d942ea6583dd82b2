/** Sizes of a box and a shelf in units of the map; 1 is 1 px at its natural size. */
export const BOX = { width: 12, height: 18 } as const;

const BOX_GAP = 1;
const BAY_GAP = 3;
const SHELF_STEP = 32;
const TOP = 8;

/** Position and width of a shelf of a bay. `column` counts from 0, `shelf` from 1. */
export function bayAt(column: number, shelf: number, positions: number) {
  const width = positions * (BOX.width + BOX_GAP) + 2;
  return { x: column * (width + BAY_GAP), y: TOP + (shelf - 1) * SHELF_STEP, width };
}

/** The top left corner of the box at a position (from 1) of a shelf. */
export function positionAt(place: { x: number; y: number }, position: number) {
  return { x: place.x + 1 + (position - 1) * (BOX.width + BOX_GAP), y: place.y };
}

/** The map of the design: six bays with four shelves. */
const DESIGN = { width: 339, height: 152 } as const;

/**
 * Size of the map; `captionY` is the baseline of the bay numbers. `share` is the part of its place that it fills: with
 * few bays the boxes stay as large as with many.
 */
export function mapSize(bays: number, shelves: number, positions: number) {
  const last = bayAt(Math.max(0, bays - 1), shelves, positions);
  const captionY = last.y + BOX.height + 25;
  const [width, height] = [last.x + last.width, captionY + 5];
  const place = (Math.min(height, DESIGN.height) / DESIGN.height) * DESIGN.width;
  return { width, height, captionY, share: Math.min(1, width / place) };
}

/** Reads a bin: "A-14-03" is aisle A, bay 14, position 3. `null` for other formats. */
export function parseBin(bin: string): { aisle: string; bay: number; position: number } | null {
  const parts = /^([A-Z]+)-(\d+)-(\d+)$/.exec(bin);
  return parts ? { aisle: parts[1]!, bay: Number(parts[2]), position: Number(parts[3]) } : null;
}
